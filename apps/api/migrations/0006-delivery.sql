-- The delivery board: who drives what and when, proof of delivery, deliveries that failed.

alter table orders
  add column assigned_to uuid references app_user (id),
  -- The dispatcher's own window; the promised one is delivery_date and delivery_slot.
  add column planned_date date,
  add column planned_slot text,
  add column delivered_at timestamptz;

-- The board's tabs, each in the order it is read in: what is due first on top, what was delivered last on top.
-- What they are counted by lies in the index, so that a million delivered orders are counted without reading them.
create index orders_board on orders (delivery_date, delivery_slot, number) include (state, assigned_to, planned_date)
  where agreed_at is not null and state in ('placed', 'preparing', 'ready', 'outForDelivery');
create index orders_delivered on orders (delivered_at desc, number) include (assigned_to, delivery_date, planned_date)
  where state in ('delivered', 'completed');
create index orders_unreceived on orders (delivered_at) where state = 'delivered';
create index orders_planned on orders (planned_date) where planned_date is not null;
create index orders_assigned on orders (assigned_to)
  where agreed_at is not null and state in ('placed', 'preparing', 'ready', 'outForDelivery');

-- A delivery that failed for good is given up on the way (decision 10).
insert into legal_move values ('outForDelivery', 'cancelled');

-- Every process hears which orders changed, so that boards anywhere show it; orders that are on no board are nobody's news.
create function tell_board() returns trigger language plpgsql as $$
begin
  perform pg_notify('orders', new.id::text);
  return null;
end $$;
create trigger orders_placed_news after insert on orders
  for each row when (new.agreed_at is not null) execute function tell_board();
create trigger orders_changed_news
  after update of state, agreed_at, assigned_to, planned_date, planned_slot, delivery_date, delivery_slot, postponed on orders
  for each row when (new.agreed_at is not null or old.agreed_at is not null) execute function tell_board();

create function tell_board_of_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('orders', new.order_id::text);
  return null;
end $$;

-- Pictures that are nobody's but a few people's: proofs of delivery, identity documents. The bytes lie in the data folder, re-encoded and
-- without what came with the file.
create table private_file (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('proof', 'registerCopy', 'ownerIdentity', 'managerIdentity', 'taxLetter')),
  mime text not null check (mime in ('image/jpeg')),
  bytes integer not null check (bytes > 0),
  sha256 bytea not null,
  width integer not null,
  height integer not null,
  -- What it belongs to: an order (proof) or a client (documents).
  order_id uuid references orders (id),
  client_id integer references client (id),
  created_by uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((order_id is null) <> (client_id is null))
);
create index private_file_order on private_file (order_id) where order_id is not null;
create index private_file_client on private_file (client_id) where client_id is not null;

-- Who looked at which private picture, and when.
create table file_read (
  id bigint generated always as identity primary key,
  file_id uuid not null references private_file (id),
  user_id uuid not null references app_user (id),
  request_id text not null,
  at timestamptz not null default now()
);
create index file_read_file on file_read (file_id, at);

create table delivery_proof (
  order_id uuid primary key references orders (id),
  recipient_name text not null,
  note text not null default '',
  file_id uuid references private_file (id),
  actor_id uuid not null references app_user (id),
  request_id text not null,
  at timestamptz not null default now()
);
create trigger delivery_proof_news after insert on delivery_proof for each row execute function tell_board_of_order();

create table delivery_failure (
  id integer generated always as identity primary key,
  order_id uuid not null references orders (id),
  attempt integer not null check (attempt > 0),
  reason text not null check (reason in ('recipientAbsent', 'wrongAddress', 'refused', 'damaged', 'ourFault')),
  note text not null default '',
  actor_id uuid not null references app_user (id),
  request_id text not null,
  at timestamptz not null default now(),
  -- What the buyer was offered: a window, or null; and store credit, halalas.
  offered_date date,
  offered_slot text,
  offered_credit bigint not null check (offered_credit >= 0),
  choice text check (choice in ('nextWindow', 'credit')),
  chosen_at timestamptz,
  unique (order_id, attempt)
);
create unique index delivery_failure_open on delivery_failure (order_id) where choice is null;
create trigger delivery_failure_news after insert or update on delivery_failure for each row execute function tell_board_of_order();

-- An employee's stops of a day in an order made by hand.
create table delivery_route (
  employee_id uuid not null references app_user (id),
  date date not null,
  order_ids uuid[] not null,
  updated_at timestamptz not null default now(),
  primary key (employee_id, date)
);

-- What an order is found by, folded: its number, the names and phones of buyer and recipient (digits without country code or trunk zero).
create function phone_digits(phone text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '\D', '', 'g'), '^(00966|966|0)', '')
$$;
alter table orders add column search_text text not null default '';
create function order_search_text() returns trigger language plpgsql as $$
declare buyer app_user;
begin
  select * into buyer from app_user where id = new.user_id;
  new.search_text := ' ' || new.number || ' ' || warda_fold(concat_ws(' ', buyer.full_name, new.recipient_name,
      (select name from branch where id = new.branch_id))) || ' ' || phone_digits(coalesce(buyer.phone_e164, buyer.phone)) || ' '
    || phone_digits(new.recipient_phone) || ' ';
  return new;
end $$;
create trigger order_search_text before insert or update of recipient_name, recipient_phone on orders
  for each row execute function order_search_text();
-- A buyer who takes another name or phone is found by it in their old orders too.
create function order_search_follows() returns trigger language plpgsql as $$
begin
  update orders set recipient_name = recipient_name where user_id = new.id;
  return null;
end $$;
create trigger order_search_follows after update of full_name, phone, phone_e164 on app_user
  for each row when ((old.full_name, old.phone, old.phone_e164) is distinct from (new.full_name, new.phone, new.phone_e164))
  execute function order_search_follows();
update orders set recipient_name = recipient_name;
create index orders_search on orders using gin (search_text gin_trgm_ops);
