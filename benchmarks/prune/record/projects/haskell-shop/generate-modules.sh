#!/bin/sh
# Writes 40 modules that only warn, and a Main that needs them all and the Cart, which does not type-check.
for n in $(seq 1 40); do
  cat > Shelf$n.hs <<M
module Shelf$n where

left :: Int -> Maybe Int
left quantity | quantity > $n = Just (quantity - $n)

failed quantity = do { let { errors = 0 }; quantity + $n }
M
done
{
  echo 'module Main where'
  for n in $(seq 1 40); do echo "import qualified Shelf$n"; done
  echo 'import Cart'
  echo 'main :: IO ()'
  echo 'main = print (total undefined)'
} > Main.hs
