use std::collections::BTreeMap;

#[derive(Debug, Default, Clone, PartialEq)]
pub struct Cart {
    lines: BTreeMap<String, (u32, u32)>,
}

impl Cart {
    pub fn new() -> Cart {
        Cart::default()
    }

    pub fn add(&mut self, sku: &str, cents: u32, quantity: u32) -> &mut Cart {
        self.lines.entry(sku.to_string()).or_insert((cents, 0)).1 += quantity;
        return self;
    }

    pub fn total(&self) -> u32 {
        let mut sum = 0;
        for (_, line) in self.lines.iter() {
            sum += line.0 * line.1;
        }
        sum
    }

    pub fn discounted(&self, percent: u32) -> u32 {
        self.total() * (100 - percent) / 100
    }

    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn price(&self, sku: &str) -> u32 {
        self.lines.get(sku).unwrap().0
    }
}
