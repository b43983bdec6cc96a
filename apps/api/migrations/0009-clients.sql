-- Business clients: profile and its review, branches and their managers, wholesale terms, standing orders.

alter table client
  add column unified_number text,
  add column register_issue_date date,
  add column register_expiry_date date,
  add column register_copy uuid references private_file (id),
  add column owner_name text,
  add column owner_identity_number text,
  add column owner_contact_number text,
  add column owner_identity uuid references private_file (id),
  add column is_tax_registered boolean,
  add column tax_letter uuid references private_file (id),
  -- `draft` until the three steps are done, then `pending` until somebody of the shop looked; a change of what was looked at is `pending` again.
  add column review_state text not null default 'draft' check (review_state in ('draft', 'pending', 'approved', 'rejected')),
  add column review_note text not null default '',
  add column reviewed_at timestamptz,
  add column reviewed_by uuid references app_user (id),
  -- Terms: halalas that may be owed at once, and percent off every price.
  add column credit_limit bigint not null default 0 check (credit_limit >= 0),
  add column discount_percent integer not null default 0 check (discount_percent between 0 and 90);

-- Who looked at or changed what of a client.
create table client_event (
  id bigint generated always as identity primary key,
  client_id integer not null references client (id),
  kind text not null,
  detail jsonb not null default '{}',
  actor_id uuid references app_user (id),
  request_id text not null,
  at timestamptz not null default now()
);
create index client_event_client on client_event (client_id, at desc);

alter table branch
  -- Halalas that the branch may order in a calendar month without the owner's word; null is no bound.
  add column monthly_budget bigint check (monthly_budget >= 0);
create index orders_branch on orders (branch_id, placed_at desc) where branch_id is not null;

-- One living manager per branch; a deleted one stays for the history, the login ends.
create table branch_manager (
  id integer generated always as identity primary key,
  branch_id integer not null references branch (id),
  user_id uuid not null unique references app_user (id),
  identity_number text not null,
  identity_file uuid references private_file (id),
  created_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  deleted_at timestamptz
);
create unique index branch_manager_living on branch_manager (branch_id) where deleted_at is null;

-- A client's own price of a variant from a quantity on (halalas, VAT included), instead of the catalogue's less the client's percent.
create table client_price (
  client_id integer not null references client (id),
  variant_id integer not null references variant (id),
  from_quantity integer not null check (from_quantity between 1 and 999),
  price bigint not null check (price >= 0),
  primary key (client_id, variant_id, from_quantity)
);
-- The least of a product that a client may order at once.
create table client_minimum (
  client_id integer not null references client (id),
  product_id integer not null references product (id),
  quantity integer not null check (quantity between 2 and 999),
  primary key (client_id, product_id)
);

-- An order above its branch's budget waits for the owner: it holds stock and slot, but is on no board and cannot be paid until then.
alter table orders
  add column approval text check (approval in ('waiting', 'approved', 'refused')),
  add column approved_by uuid references app_user (id),
  add column standing_id integer;
create index orders_waiting_approval on orders (client_id) where approval = 'waiting' and state = 'placed';

create table standing_order (
  id integer generated always as identity primary key,
  client_id integer not null references client (id),
  branch_id integer not null references branch (id),
  created_by uuid not null references app_user (id),
  name text not null,
  cadence text not null check (cadence in ('weekly', 'monthly')),
  -- Weekly: 0 Sunday to 6 Saturday; monthly: 1 to 28.
  day integer not null,
  slot text not null,
  terms text not null check (terms in ('cash', 'postponed', 'monthly')),
  recipient_name text not null,
  recipient_phone text not null,
  card_message text,
  starts_on date not null,
  ends_on date,
  paused boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (case cadence when 'weekly' then day between 0 and 6 else day between 1 and 28 end)
);
create index standing_order_client on standing_order (client_id) where deleted_at is null;
create table standing_line (
  standing_id integer not null references standing_order (id),
  variant_id integer not null references variant (id),
  quantity integer not null check (quantity between 1 and 999),
  primary key (standing_id, variant_id)
);
create table standing_skip (
  standing_id integer not null references standing_order (id),
  date date not null,
  primary key (standing_id, date)
);
-- What became of each date: an order, or why there is none. One row per date, so that no date is ever ordered twice.
create table standing_run (
  standing_id integer not null references standing_order (id),
  -- The date of the plan; the order may be for the next open day when the shop is closed.
  date date not null,
  order_id uuid references orders (id),
  problem text,
  at timestamptz not null default now(),
  primary key (standing_id, date)
);
alter table orders add constraint orders_standing foreign key (standing_id) references standing_order (id);

-- One payment may settle several orders (the month's statement in one go). The attempt belongs to the first of them and has a share for each.
create table payment_share (
  attempt_id uuid not null references payment_attempt (id),
  order_id uuid not null references orders (id),
  position integer not null,
  amount bigint not null check (amount > 0),
  -- What of it was applied when the money came; the rest is the buyer's credit.
  applied bigint check (applied between 0 and amount),
  primary key (attempt_id, order_id)
);
create index payment_share_order on payment_share (order_id);

-- Money received, by the order it was for; what could not be applied stands with the first.
create view order_payment as
select p.order_id, p.method, p.amount, p.applied from payment p
where not exists (select from payment_share s where s.attempt_id = p.attempt_id)
union all
select s.order_id, p.method, s.applied + case when s.order_id = p.order_id then p.amount - p.applied else 0 end, s.applied
from payment p join payment_share s on s.attempt_id = p.attempt_id;

-- What went with a mail of the demo's mailbox.
create table mailbox_attachment (
  message_id integer not null references mailbox_message (id) on delete cascade,
  position integer not null,
  file_name text not null,
  mime text not null,
  bytes bytea not null,
  primary key (message_id, position)
);
