-- Access by other systems (issue part "Open to others", decision 83).

-- A key acts for the employee who created it, within its scopes and their permissions. Only a hash of it is stored.
create table api_key (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 80),
  user_id uuid not null references app_user (id),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- SHA-256; the key itself has 256 random bits.
  key_hash bytea not null unique,
  last_characters text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_user on api_key (user_id);

create table webhook (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  description text not null default '',
  event_types text[] not null check (cardinality(event_types) > 0),
  -- Encrypted, because requests are signed with it; the former one signs as well until `former_secret_until`.
  secret bytea not null,
  former_secret bytea,
  former_secret_until timestamptz,
  state text not null default 'enabled' check (state in ('enabled', 'disabled', 'failing', 'gone')),
  -- Since when every attempt has failed; null after a success.
  failing_since timestamptz,
  created_by uuid not null references app_user (id),
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((former_secret is null) = (former_secret_until is null))
);

-- What happened, with the facts that never change afterwards; amounts in halalas.
create table webhook_event (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  data jsonb not null,
  at timestamptz not null default now()
);
create index webhook_event_at on webhook_event (at);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id uuid not null references webhook (id),
  event_id uuid not null references webhook_event (id) on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- When the next attempt is due; while one runs, when it counts as lost.
  next_attempt_at timestamptz default now(),
  last_attempt_at timestamptz,
  -- HTTP status of the last answer; null without one.
  status integer,
  -- Why the last attempt failed, and the start of the answer.
  failure text check (failure in ('status', 'badAddress', 'privateAddress', 'unreachable', 'timeout', 'tooLarge', 'tooManyRedirects')),
  answer text not null default '',
  duration_ms integer,
  check ((state = 'pending') = (next_attempt_at is not null))
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_attempt_at) where state = 'pending';
create index webhook_delivery_webhook on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_event on webhook_delivery (event_id);

-- Adds an event for the webhooks that ask for its type, in the transaction of what happened. Costs one look at a small table when none does.
create function add_webhook_event(event_type text, event_data jsonb) returns void language plpgsql as $$
declare
  added uuid;
begin
  if not exists (select from webhook where state = 'enabled' and deleted_at is null and event_type = any (event_types)) then
    return;
  end if;
  insert into webhook_event (type, data) values (event_type, event_data) returning id into added;
  insert into webhook_delivery (webhook_id, event_id)
    select id, added from webhook where state = 'enabled' and deleted_at is null and event_type = any (event_types);
  perform pg_notify('webhooks', '');
end $$;

create function webhook_order_data(of_order uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('orderId', id, 'orderNumber', number) from orders where id = of_order
$$;

create function add_order_event_webhook() returns trigger language plpgsql as $$
begin
  perform add_webhook_event(
    case new.to_state when 'outForDelivery' then 'delivery.started' when 'delivered' then 'delivery.completed' else 'order.' || new.to_state end,
    webhook_order_data(new.order_id)
  );
  return null;
end $$;
create trigger order_event_webhook after insert on order_event for each row execute function add_order_event_webhook();

create function add_order_change_webhook() returns trigger language plpgsql as $$
begin
  perform add_webhook_event('order.changed', webhook_order_data(new.order_id) || jsonb_build_object('change', new.kind));
  return null;
end $$;
create trigger order_change_webhook after insert on order_change
  for each row when (new.kind in ('edit', 'plan', 'substitute', 'address', 'items')) execute function add_order_change_webhook();

create function add_delivery_failure_webhook() returns trigger language plpgsql as $$
begin
  perform add_webhook_event('delivery.failed', webhook_order_data(new.order_id) || jsonb_build_object('attempt', new.attempt, 'reason', new.reason));
  return null;
end $$;
create trigger delivery_failure_webhook after insert on delivery_failure for each row execute function add_delivery_failure_webhook();

create function add_payment_webhook() returns trigger language plpgsql as $$
begin
  perform add_webhook_event('payment.received',
    webhook_order_data(new.order_id) || jsonb_build_object('paymentId', new.id, 'amount', new.amount, 'method', new.method));
  return null;
end $$;
create trigger payment_webhook after insert on payment for each row execute function add_payment_webhook();

create function add_refund_webhook() returns trigger language plpgsql as $$
begin
  perform add_webhook_event('payment.refunded',
    webhook_order_data(new.order_id) || jsonb_build_object('refundId', new.id, 'amount', new.amount, 'method', new.method));
  return null;
end $$;
create trigger refund_payout_webhook after insert on refund_payout
  for each row when (new.paid_at is not null) execute function add_refund_webhook();
create trigger refund_payout_paid_webhook after update of paid_at on refund_payout
  for each row when (old.paid_at is null and new.paid_at is not null) execute function add_refund_webhook();

create function add_document_webhook() returns trigger language plpgsql as $$
begin
  perform add_webhook_event('document.issued', webhook_order_data(new.order_id)
    || jsonb_build_object('documentId', new.id, 'documentNumber', new.number, 'kind', new.kind, 'total', new.total));
  return null;
end $$;
create trigger invoice_webhook after insert on invoice for each row execute function add_document_webhook();

create function add_stock_webhook() returns trigger language plpgsql as $$
begin
  perform add_webhook_event('stock.changed', (
    select jsonb_build_object('productId', v.product_id, 'variantId', v.id, 'sku', v.sku, 'onHand', new.on_hand) from variant v where v.id = new.variant_id
  ));
  return null;
end $$;
create trigger stock_webhook after update of on_hand on stock
  for each row when (old.on_hand is distinct from new.on_hand) execute function add_stock_webhook();
