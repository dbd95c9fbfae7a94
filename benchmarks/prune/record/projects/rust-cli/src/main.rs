use clap::Parser;
use serde::{Deserialize, Serialize};

#[derive(Parser)]
struct Options {
    /// Stops at the first error
    #[arg(long)]
    fail_fast: bool,
    file: String,
}

#[derive(Debug, Serialize, Deserialize)]
struct Order {
    id: String,
    cents: Price,
}

#[derive(Debug, Clone)]
struct Price(u64);

async fn read(file: &str) -> Result<Vec<Order>, std::io::Error> {
    let text = tokio::fs::read_to_string(file).await?;
    Ok(serde_json::from_str(&text)?)
}

#[tokio::main]
async fn main() -> Result<(), std::io::Error> {
    let options = Options::parse();
    let orders = read(options.file).await?;
    let total: u64 = orders.iter().map(|order| order.cents).sum();
    println!("{} orders, {} cents, errors: {}", orders.len(), total, options.errors);
    tokio::spawn(async { std::rc::Rc::new(tokio::time::sleep(std::time::Duration::ZERO)) });
    Ok(())
}
