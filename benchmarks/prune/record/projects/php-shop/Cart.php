<?php
declare(strict_types=1);

final class Cart
{
    private array $lines = [];

    public function add(string $sku, int $cents, int $quantity = 1): self
    {
        if ($cents < 0) {
            throw new InvalidArgumentException("price of $sku is negative: $cents");
        }
        $this->lines[] = compact('sku', 'cents', 'quantity');
        return $this;
    }

    public function total(): int
    {
        return array_sum(array_map(fn (array $line) => $line['cents'] * $line['quantity'], $this->lines));
    }

    public function discounted(int $percent): int
    {
        return intdiv($this->total() * (100 - $percent), 100);
    }

    public function lines(): array
    {
        return $this->lines;
    }
}
