use shop::{cart::Cart, stock};
use std::path::Path;

macro_rules! totals {
    ($($name:ident: $quantity:expr),* $(,)?) => {
        $(#[test] fn $name() { assert_eq!(Cart::new().add("tea", 450, $quantity).total(), 450 * $quantity); })*
    };
}

totals! {
    total_of_1: 1, total_of_2: 2, total_of_3: 3, total_of_4: 4, total_of_5: 5, total_of_6: 6, total_of_7: 7,
    total_of_8: 8, total_of_9: 9, total_of_10: 10, total_of_11: 11, total_of_12: 12, total_of_13: 13, total_of_14: 14,
    error_free_total_of_15: 15, total_of_16: 16, total_of_17: 17, total_of_18: 18, total_of_19: 19, total_of_20: 20,
}

#[test]
fn discount_rounds_half_a_cent_up() {
    let mut cart = Cart::new();
    cart.add("pen", 33, 1);
    assert_eq!(cart.discounted(15), 29, "33 cents less 15 %");
}

#[test]
fn huge_totals_fit() {
    assert!(Cart::new().add("lamp", 4_000_000, 2000).total() > 0);
}

#[test]
fn price_of_an_unknown_article_is_nothing() {
    assert_eq!(Cart::new().price("mug"), 0);
}

#[test]
#[should_panic(expected = "no such article")]
fn price_fails_when_unknown() {
    Cart::new().price("cup");
}

#[test]
fn stock_is_read() -> anyhow::Result<()> {
    println!("looking for data/stock.csv");
    stock::load(Path::new("data/stock.csv"))?;
    Ok(())
}

#[test]
#[ignore = "needs the rate service"]
fn rates() {}
