<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../Cart.php';

final class CartTest extends TestCase
{
    public static function quantities(): iterable
    {
        for ($quantity = 1; $quantity <= 90; $quantity++) {
            yield "$quantity articles" => [$quantity];
        }
    }

    /** @dataProvider quantities */
    public function testTotal(int $quantity): void
    {
        $this->assertSame(450 * $quantity, (new Cart())->add('tea', 450, $quantity)->total());
    }

    public function testRoundsHalfACentUp(): void
    {
        $this->assertSame(29, (new Cart())->add('pen', 33)->discounted(15), '33 cents less 15 %');
    }

    public function testLines(): void
    {
        $this->assertEquals([['sku' => 'tea', 'cents' => 450, 'quantity' => 2]], (new Cart())->add('tea', 450)->lines());
    }

    public function testUsesWholeCents(): void
    {
        $this->assertSame(450, (new Cart())->add('tea', '450')->total());
    }

    public function testFailsOnNegativePrice(): void
    {
        $this->expectException(RangeException::class);
        (new Cart())->add('tea', -1);
    }

    public function testRates(): void
    {
        $this->markTestSkipped('needs the rate service');
    }
}
