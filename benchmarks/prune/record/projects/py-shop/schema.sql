-- Tables of the shop. Errors of an import are kept, so that a failed row can be tried again.
CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL CHECK (email LIKE '%@%'),
    created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customers (id) ON DELETE RESTRICT,
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'shipped', 'failed')),
    cents INTEGER NOT NULL CHECK (cents >= 0)
);

CREATE TABLE import_errors (
    row_number INTEGER NOT NULL,
    error_code TEXT NOT NULL,
    error_message TEXT,
    failed_at TEXT NOT NULL,
    PRIMARY KEY (row_number, failed_at)
);

CREATE INDEX orders_by_status ON orders (status) WHERE status = 'failed';

CREATE VIEW failures AS
SELECT o.id, o.customer_id, e.error_code, e.error_message
FROM orders AS o JOIN import_errors AS e ON e.row_number = CAST(substr(o.id, 3) AS INTEGER)
WHERE o.status = 'failed';

WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 60)
INSERT INTO customers (id, email, created_at) SELECT 'C-' || n, 'reader' || n || '@example.com', '2025-05-01 08:00:00' FROM numbers;

WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 90)
INSERT INTO orders SELECT 'A-' || n, 'C-' || (n % 60 + 1), CASE n % 4 WHEN 0 THEN 'failed' WHEN 1 THEN 'open' ELSE 'paid' END, n * 450 FROM numbers;

INSERT INTO import_errors VALUES (4, 'E_PRICE', 'error: price is not a number', '2025-05-02 09:00:00');
INSERT INTO import_errors VALUES (8, 'E_STOCK', 'failed: only 2 of mug left', '2025-05-02 09:00:01');
