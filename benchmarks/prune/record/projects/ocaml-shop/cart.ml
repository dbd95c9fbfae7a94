type line = { sku : string; cents : int; quantity : int }
type event = Added of line | Removed of string | Paid

let total lines = List.fold_left (fun sum line -> sum + line.cents * line.quantity) 0 lines

let describe event =
  match event with
  | Added line -> "added " ^ line.sku
  | Removed sku -> "removed " ^ sku

let discounted lines percent =
  let unused = 1 in
  total lines * (100 -. percent) / 100

let () = print_endline (total [ { sku = "tea"; cents = 450 } ])
