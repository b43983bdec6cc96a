-- Orders that are picked up at the shop: when they are ready. Null for deliveries.
alter table orders add column pickup_at timestamptz;
create index orders_pickup on orders (pickup_at) where pickup_at is not null and state in ('preparing', 'ready');

-- A pickup is handed over without a drive.
insert into order_transition (from_state, to_state) values ('ready', 'delivered');

-- A sale at the counter: what the receipt says beside the order and its payments. Halalas.
create table counter_sale (
  order_id uuid primary key references orders (id),
  -- Cash that the customer gave, and the change.
  cash_received bigint check (cash_received > 0),
  cash_change bigint not null default 0 check (cash_change >= 0),
  card_reference text not null default '',
  transfer_reference text not null default '',
  request_id text not null,
  check (cash_change = 0 or cash_change < cash_received)
);

-- The buyer of one sale to somebody without an account; never logs in and is in no list of customers.
alter table app_user add column is_walk_in boolean not null default false;

-- The product of free-price lines: its sizes number the lines of one order. Never published, in no list of products.
alter table product add column is_free_price boolean not null default false;
create unique index product_free_price on product (is_free_price) where is_free_price;
alter table product add constraint product_free_price_hidden check (not is_free_price or status = 'archived');
