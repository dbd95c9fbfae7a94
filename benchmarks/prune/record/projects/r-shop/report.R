prices <- data.frame(sku = c("tea", "mug", "lamp"), cents = c(450, 1200, 5000))

total <- function(orders) {
  merged <- merge(orders, prices, by = "sku")
  sum(merged$quantity * merged$cents)
}

month <- function(number) {
  message(sprintf("month %02d: reading orders, 0 errors so far", number))
  orders <- data.frame(sku = c("tea", "mug"), quantity = c(number, 2))
  if (number == 9) orders$sku <- NULL
  if (number %% 4 == 0) warning("month ", number, " has no refunds")
  as.integer("twelve")
  print(summary(orders))
  total(orders)
}

totals <- vapply(1:12, month, numeric(1))
print(totals)
