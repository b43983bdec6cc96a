-- Orders, their money, their flowers' places in the day.

create table orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 10001) unique,
  user_id uuid not null references app_user (id),
  client_id integer references client (id),
  branch_id integer references branch (id),
  state text not null default 'placed'
    check (state in ('placed', 'preparing', 'ready', 'outForDelivery', 'delivered', 'completed', 'cancelled')),
  terms text not null check (terms in ('online', 'cash', 'postponed', 'monthly')),
  postponed boolean not null default false,
  -- When the payable terms were met (paid, cash accepted, postponed terms confirmed): from then it is on the board.
  agreed_at timestamptz,
  language text not null check (language in ('en', 'ar')),
  recipient_name text not null,
  recipient_phone text not null,
  address_line text,
  district text,
  city text,
  latitude double precision,
  longitude double precision,
  address_note text,
  delivery_date date not null,
  delivery_slot text not null,
  card_message text,
  hide_sender boolean not null default false,
  coupon_code text,
  points_redeemed integer not null default 0 check (points_redeemed >= 0),
  -- Halalas. total = subtotal - discount - redeemed + delivery_fee; vat is contained in it.
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null check (discount between 0 and subtotal),
  redeemed bigint not null check (redeemed >= 0),
  delivery_fee bigint not null check (delivery_fee >= 0),
  vat bigint not null check (vat >= 0),
  total bigint not null check (total >= 0),
  -- What was asked, hashed: tells a double click from a second order.
  request_hash bytea,
  expires_at timestamptz,
  placed_at timestamptz not null default now(),
  cancelled_at timestamptz,
  completed_at timestamptz,
  check (total = subtotal - discount - redeemed + delivery_fee),
  check ((branch_id is not null) or (address_line is not null and city is not null))
);
create index orders_user on orders (user_id, placed_at desc, id);
create index orders_client on orders (client_id, placed_at desc) where client_id is not null;
create index orders_expiring on orders (expires_at) where state = 'placed' and expires_at is not null;
create index orders_day on orders (delivery_date, delivery_slot) where state <> 'cancelled';

create table order_line (
  order_id uuid not null references orders (id),
  variant_id integer not null references variant (id),
  product_id integer not null references product (id),
  title_en text not null,
  title_ar text not null,
  size text not null,
  quantity integer not null check (quantity between 1 and 999),
  -- Halalas at the time of the order, VAT included.
  unit_price bigint not null check (unit_price >= 0),
  gross bigint not null,
  discount bigint not null,
  net bigint not null,
  vat bigint not null,
  primary key (order_id, variant_id)
);

create table legal_move (from_state text not null, to_state text not null, primary key (from_state, to_state));
insert into legal_move values
  ('', 'placed'), ('placed', 'preparing'), ('placed', 'cancelled'), ('preparing', 'ready'), ('preparing', 'outForDelivery'),
  ('preparing', 'cancelled'), ('ready', 'outForDelivery'), ('outForDelivery', 'delivered'), ('delivered', 'completed');

-- The history of an order: only legal moves can be written down, once each.
create table order_event (
  order_id uuid not null references orders (id),
  seq integer not null,
  from_state text not null,
  to_state text not null,
  actor_id uuid references app_user (id),
  actor text not null,
  request_id text not null,
  at timestamptz not null default now(),
  primary key (order_id, seq),
  unique (order_id, to_state),
  foreign key (from_state, to_state) references legal_move (from_state, to_state)
);

create table slot_booking (
  date date not null,
  slot text not null,
  taken integer not null check (taken >= 0),
  primary key (date, slot)
);

create table coupon (
  code text primary key,
  percent integer not null check (percent between 1 and 100),
  -- A personal code (the welcome gift) belongs to one user.
  user_id uuid references app_user (id),
  first_order_only boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index coupon_welcome on coupon (user_id) where first_order_only;

-- A use is taken with the order and given back when the order is cancelled unpaid.
create table coupon_use (
  code text not null references coupon (code),
  user_id uuid not null references app_user (id),
  order_id uuid not null references orders (id),
  at timestamptz not null default now(),
  primary key (code, user_id)
);

create table payment_attempt (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  gateway text not null,
  -- The gateway's transaction number; null while the gateway has not answered.
  tr_number text,
  amount bigint not null check (amount > 0),
  state text not null default 'created' check (state in ('created', 'pending', 'captured', 'failed', 'canceled', 'expired')),
  link text,
  mobile_url text,
  qr_url text,
  error_code text not null default '',
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  unique (gateway, tr_number)
);
create unique index payment_attempt_live on payment_attempt (order_id) where state in ('created', 'pending');
create index payment_attempt_open on payment_attempt (created_at) where state in ('created', 'pending');

-- Money that arrived, once per gateway transaction. What is not applied to its order (gone, or already paid) is the buyer's credit.
create table payment (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  attempt_id uuid references payment_attempt (id),
  gateway text not null,
  tr_number text not null,
  amount bigint not null check (amount > 0),
  applied bigint not null check (applied between 0 and amount),
  at timestamptz not null default now(),
  unique (gateway, tr_number)
);
create index payment_order on payment (order_id);

-- Double entry. Debits are positive, credits negative, halalas; each transaction sums to zero and nothing is ever changed.
create table ledger_transaction (
  id bigint generated always as identity primary key,
  kind text not null,
  order_id uuid references orders (id),
  user_id uuid references app_user (id),
  -- What this posting must happen once for, e.g. `sale:{order}`.
  once text not null unique,
  actor text not null,
  request_id text not null,
  at timestamptz not null default now()
);
create index ledger_transaction_order on ledger_transaction (order_id);

create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction (id),
  account text not null check (account in ('receivable', 'sales', 'vat', 'gateway', 'cash', 'customerCredit')),
  order_id uuid references orders (id),
  user_id uuid references app_user (id),
  amount bigint not null check (amount <> 0)
);
create index ledger_entry_order on ledger_entry (order_id, account);
create index ledger_entry_user on ledger_entry (user_id, account);
create index ledger_entry_transaction on ledger_entry (transaction_id);

create function ledger_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balanced();

create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry for each statement execute function ledger_append_only();
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction for each statement execute function ledger_append_only();

-- What an order owes and what was paid of it, read from the ledger and from nowhere else.
create view order_money as
select e.order_id,
  sum(e.amount)::int8 as outstanding,
  coalesce(-sum(e.amount) filter (where t.kind not in ('sale', 'reversal')), 0)::int8 as paid
from ledger_entry e
join ledger_transaction t on t.id = e.transaction_id
where e.account = 'receivable'
group by e.order_id;

create table loyalty_entry (
  id integer generated always as identity primary key,
  user_id uuid not null references app_user (id),
  order_id uuid references orders (id),
  kind text not null check (kind in ('earn', 'redeem', 'return', 'reverse')),
  -- Signed: earn and return add, redeem and reverse take.
  points integer not null check (points <> 0),
  at timestamptz not null default now(),
  unique (order_id, kind)
);
create index loyalty_entry_user on loyalty_entry (user_id, at desc);
