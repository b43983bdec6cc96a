-- Attempts of a delivery: attempt n + 1 follows the failed attempt n. The first departure is the order's event `outForDelivery`.
create table delivery_departure (
  order_id uuid not null references orders (id),
  attempt integer not null check (attempt > 1),
  actor_id uuid not null references app_user (id),
  request_id text not null,
  at timestamptz not null default now(),
  primary key (order_id, attempt)
);
create trigger delivery_departure_notify after insert on delivery_departure for each row execute function notify_order_detail_changed();

-- A proof belongs to the attempt during which it was written; it counts when that attempt completed the order.
alter table delivery_proof add column attempt integer;
update delivery_proof p set attempt = 1 + (
  select count(*) from delivery_failure f where f.order_id = p.order_id and f.at <= p.at
);
alter table delivery_proof alter column attempt set not null;
alter table delivery_proof add constraint delivery_proof_attempt_check check (attempt > 0);
alter table delivery_proof drop constraint delivery_proof_pkey;
alter table delivery_proof add primary key (order_id, attempt);

-- The proof that everybody sees: that of the attempt that completed the order, never that of a failed one.
create view completed_proof as
  select p.* from delivery_proof p join orders o on o.id = p.order_id
  where o.state in ('delivered', 'completed')
    and not exists (select from delivery_failure f where f.order_id = p.order_id and f.attempt >= p.attempt);
