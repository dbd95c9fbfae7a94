use shop::{cart::Cart, stock};
use std::path::Path;

fn main() -> anyhow::Result<()> {
    let mut cart = Cart::new();
    for number in 1..=60 {
        cart.add("tea", 450, number);
        println!("cart {number:02}: total {}, errors 0", cart.total());
    }
    if std::env::args().nth(1).as_deref() == Some("price") {
        println!("mug costs {}", cart.price("mug"));
    }
    stock::load(Path::new("data/stock.csv"))?;
    Ok(())
}
