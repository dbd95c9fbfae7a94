<?php
declare(strict_types=1);

require __DIR__ . '/Cart.php';

function readRow(int $number): array
{
    return $number === 41 ? ['sku' => 'mug'] : ['sku' => 'tea', 'cents' => 450 + $number];
}

function import(int $count): Cart
{
    $cart = new Cart();
    for ($number = 1; $number <= $count; $number++) {
        $row = readRow($number);
        echo "row $number: {$row['sku']} imported, 0 errors\n";
        $cart->add($row['sku'], $row['cents']);
    }
    return $cart;
}

echo import(60)->total(), "\n";
