use anyhow::{Context, Result};
use std::{collections::HashMap, fs, path::Path};

pub fn load(path: &Path) -> Result<HashMap<String, i64>> {
    let text = fs::read_to_string(path).with_context(|| format!("stock file {} cannot be read", path.display()))?;
    let mut stock = HashMap::new();
    for (number, line) in text.lines().enumerate() {
        let (sku, left) = line.split_once(',').with_context(|| format!("line {} has no comma", number + 1))?;
        let left = left.trim().parse::<i64>().with_context(|| format!("line {}: {left:?} is no count", number + 1))?;
        stock.insert(sku.to_string(), left);
    }
    return Ok(stock);
}

pub fn describe(left: &i64) -> String {
    if *left == 0 {
        return String::from("sold out");
    } else {
        if left > &10 {
            return format!("{}", "plenty");
        }
    }
    let text = format!("{} left", left.clone());
    text
}
