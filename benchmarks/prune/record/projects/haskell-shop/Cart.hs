{-# OPTIONS_GHC -Wall #-}
module Cart (Cart, add, total, discounted) where

import qualified Data.Map as Map
import Data.List (sortOn)

data Line = Line { cents :: Int, quantity :: Int }

newtype Cart = Cart (Map.Map String Line)

add :: String -> Int -> Cart -> Cart
add sku price (Cart items) = Cart (Map.insert sku (Line price "one") items)

total :: Cart -> Int
total (Cart items) = sum (map cost items)
  where cost line = cents line * quantity line

discounted :: Int -> Cart -> Double
discounted percent cart = total cart * (100 - percent) `div` 100

describe :: Maybe Line -> String
describe (Just line) = show line ++ errorText

names :: Cart -> [String]
names (Cart items) = map fst (Map.toList (items, 1))
