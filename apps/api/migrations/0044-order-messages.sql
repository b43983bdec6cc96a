-- Messages about orders by WhatsApp, SMS and mail (OPEN-04).

-- By which channel a person wants to be told; the latest row counts, none means mail. `source`: where it was chosen.
create table message_preference (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user (id),
  channel text not null check (channel in ('whatsapp', 'sms', 'mail')),
  source text not null check (source in ('profile', 'checkout', 'stop')),
  at timestamptz not null default clock_timestamp()
);
create index message_preference_user on message_preference (user_id, id desc);

-- Numbers that want no messages, as keyed hashes; `source`: how it was said.
create table message_stop (
  phone_hash bytea primary key,
  source text not null check (source in ('page', 'reply')),
  at timestamptz not null default clock_timestamp()
);

-- One message per event and person, written in the transaction of its event; a job sends it. `next_attempt_at` is also the lease of the
-- process that is sending it. `reason`: why it was not sent. `round`: how often the desk sent it again.
create table order_message (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text not null unique,
  event text not null
    check (event in ('placed', 'paid', 'addressWanted', 'outForDelivery', 'late', 'delivered', 'runAssigned', 'runChanged')),
  audience text not null check (audience in ('buyer', 'recipient', 'driver')),
  order_id uuid references orders (id),
  -- The driver, and the day and number of stops of the run.
  user_id uuid references app_user (id),
  detail jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sent', 'skipped', 'failed')),
  reason text,
  round integer not null default 1 check (round > 0),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check ((order_id is null) = (audience = 'driver'))
);
create index order_message_queued on order_message (next_attempt_at) where state = 'queued';
create index order_message_order on order_message (order_id, created_at) where order_id is not null;
create index order_message_created on order_message (created_at);

-- One attempt to reach a person by one channel; once per message, round and channel. `reason` is set when it failed.
create table message_delivery (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references order_message (id) on delete cascade,
  round integer not null,
  channel text not null check (channel in ('whatsapp', 'sms', 'mail')),
  provider text not null,
  provider_id text,
  state text not null check (state in ('waiting', 'sending', 'sent', 'unknown', 'delivered', 'read', 'failed')),
  reason text,
  at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (message_id, round, channel)
);
create index message_delivery_provider on message_delivery (provider, provider_id) where provider_id is not null;

-- Short links of messages. The code itself is not stored; `code_hash` is keyed.
create table short_link (
  code_hash bytea primary key,
  kind text not null check (kind in ('track', 'address', 'pay')),
  audience text not null check (audience in ('buyer', 'recipient')),
  order_id uuid not null references orders (id),
  created_at timestamptz not null default now(),
  unique (order_id, kind, audience)
);

-- Only filled by the sandbox, in place of WhatsApp and SMS.
create table mailbox_text (
  id integer generated always as identity primary key,
  delivery_id uuid not null unique,
  channel text not null check (channel in ('whatsapp', 'sms')),
  to_phone text not null,
  body_text text not null,
  language text not null check (language in ('en', 'ar')),
  at timestamptz not null default now()
);
create index mailbox_text_to on mailbox_text (to_phone, id desc);

-- What the sender allows the shop to tell the recipient: nothing, that a delivery comes, or also who sends it.
alter table orders add column recipient_notice text not null default 'none' check (recipient_notice in ('none', 'discreet', 'named'));
