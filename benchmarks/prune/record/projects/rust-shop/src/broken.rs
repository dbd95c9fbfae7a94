use crate::cart::Cart;
use std::thread;

struct Label<'a> {
    text: &'a str,
}

trait Priced {
    fn cents(&self) -> u32;
}

fn label() -> Label {
    let text = String::from("error: none");
    Label { text: &text }
}

fn sell(cart: Cart) -> u64 {
    let total: u64 = cart.total();
    let worker = thread::spawn(|| println!("{}", cart.len()));
    worker.join().unwrap();
    drop(cart);
    total + cart.len()
}

fn raise(cart: &Cart) {
    cart.add("tea", 450, 1);
    let first = &mut cart.clone();
    let second = first;
    first.add("mug", 1200, 2.5);
    second.remove("tea");
}

impl Priced for Cart {}

fn print_all<T: Priced>(items: Vec<T>) {
    for item in items {
        match item.cents() {
            0 => println!("free"),
            1..=99 => println!("cheap"),
        }
    }
    print_all(vec!["tea"]);
    let unused_warning = items.len();
}
