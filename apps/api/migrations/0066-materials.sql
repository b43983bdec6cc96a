-- Stems and materials with their stock in batches, recipes, suppliers and orders to suppliers (DESK-03). Amounts are halalas without VAT.

create table supplier (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  phone text not null default '',
  email text not null default '',
  -- Days from an order to its delivery.
  lead_days integer not null default 1 check (lead_days between 0 and 90),
  archived_at timestamptz
);
create unique index supplier_name on supplier (lower(name)) where archived_at is null;

create table material (
  id integer generated always as identity primary key,
  name_en text not null check (name_en <> ''),
  name_ar text not null check (name_ar <> ''),
  kind text not null check (kind in ('stem', 'material')),
  unit text not null check (unit in ('stem', 'piece', 'sheet', 'centimetre', 'gram', 'millilitre')),
  supplier_id integer references supplier (id),
  -- Units in a pack of the supplier.
  pack_size integer not null default 1 check (pack_size between 1 and 100000),
  reorder_level integer not null default 0 check (reorder_level between 0 and 1000000),
  -- Days from the receipt to the use-by date; null when it does not perish.
  shelf_days integer check (shelf_days between 1 and 3650),
  -- The sum of the movements; negative while more was used than recorded as received.
  on_hand integer not null default 0 check (on_hand between -1000000 and 10000000),
  -- The sum of `cost_left` of the batches.
  value bigint not null default 0 check (value >= 0),
  -- The latest receipt with a price.
  last_quantity integer check (last_quantity > 0),
  last_cost bigint check (last_cost >= 0),
  archived_at timestamptz,
  check ((last_quantity is null) = (last_cost is null))
);
create unique index material_name_en on material (lower(name_en)) where archived_at is null;
create index material_supplier on material (supplier_id);

create table recipe_line (
  variant_id integer not null references variant (id) on delete cascade,
  material_id integer not null references material (id),
  quantity integer not null check (quantity between 1 and 100000),
  primary key (variant_id, material_id)
);
create index recipe_line_material on recipe_line (material_id);

create table supplier_order (
  id integer generated always as identity primary key,
  supplier_id integer not null references supplier (id),
  -- `closed`: the rest will not come.
  state text not null default 'sent' check (state in ('sent', 'received', 'closed')),
  expected_on date not null,
  note text not null default '',
  actor_id uuid not null references app_user (id),
  request_id text not null,
  at timestamptz not null
);
create index supplier_order_latest on supplier_order (id desc, state);
create index supplier_order_open on supplier_order (supplier_id, id) where state = 'sent';

create table supplier_order_line (
  supplier_order_id integer not null references supplier_order (id),
  material_id integer not null references material (id),
  quantity integer not null check (quantity between 1 and 10000000),
  received integer not null default 0 check (received >= 0),
  primary key (supplier_order_id, material_id)
);
create index supplier_order_line_material on supplier_order_line (material_id);

create table material_batch (
  id integer generated always as identity primary key,
  material_id integer not null references material (id),
  supplier_id integer references supplier (id),
  supplier_order_id integer references supplier_order (id),
  -- The supplier's batch number.
  code text not null default '',
  received_at timestamptz not null,
  use_by date,
  quantity integer not null check (quantity > 0),
  cost bigint not null check (cost >= 0),
  -- False while the price is unknown and `cost` is an estimate.
  is_priced boolean not null,
  quantity_left integer not null check (quantity_left >= 0),
  cost_left bigint not null check (cost_left >= 0),
  check (quantity_left > 0 or cost_left = 0)
);
create index material_batch_left on material_batch (material_id, use_by, id) where quantity_left > 0;
create index material_batch_use_by on material_batch (use_by) where quantity_left > 0;
create index material_batch_material on material_batch (material_id, id desc);

-- Every change of the stock of a material.
create table material_movement (
  id bigint generated always as identity primary key,
  material_id integer not null references material (id),
  -- Null for what was used beyond the stock.
  batch_id integer references material_batch (id),
  reason text not null
    check (reason in ('received', 'used', 'returned', 'wilted', 'broken', 'gift', 'sample', 'countDifference')),
  change integer not null check (change <> 0),
  -- Value of the change with its sign.
  cost bigint not null,
  -- The order and size that it was used for.
  order_id uuid references orders (id),
  variant_id integer,
  note text not null default '',
  actor_id uuid references app_user (id),
  request_id text not null,
  at timestamptz not null,
  check ((reason in ('used', 'returned')) = (num_nonnulls(order_id, variant_id) = 2))
);
create index material_movement_material on material_movement (material_id, id);
create index material_movement_order on material_movement (order_id) where order_id is not null;
create index material_movement_waste on material_movement (at)
  where reason in ('wilted', 'broken', 'gift', 'sample', 'countDifference');
create trigger material_movement_append_only before update or delete or truncate on material_movement
  for each statement execute function ledger_append_only();

-- A lower stock of a product has a reason. 'correction' stays valid for processes of the previous version.
alter table stock_move drop constraint stock_move_reason_check;
update stock_move set reason = 'countDifference' where reason = 'correction';
alter table stock_move add constraint stock_move_reason_check check (reason in
  ('opening', 'order', 'order-returned', 'restock', 'wilted', 'broken', 'gift', 'sample', 'countDifference', 'correction'));

-- The orders of a range of days.
create index orders_delivery_day on orders (delivery_date) where agreed_at is not null and state <> 'cancelled';
