//! A small shop: carts, prices, stock.

pub mod cart;
pub mod stock;

#[cfg(feature = "broken")]
pub mod broken;
