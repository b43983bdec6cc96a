-- People, their sessions, and what protects both.

create table client (
  id integer generated always as identity primary key,
  organization_name text,
  created_at timestamptz not null default now()
);

create table app_user (
  id uuid primary key default gen_random_uuid(),
  role text not null check (role in ('Shopper', 'Customer', 'BranchManager', 'ShippingEmployee', 'Admin')),
  full_name text not null,
  email text not null,
  -- Folded for uniqueness and search (NFKC, lower case).
  email_folded text not null,
  -- A new address waits here until its link is followed; the old one stays in force.
  pending_email text,
  phone text not null default '',
  phone_e164 text,
  password_hash text not null,
  -- A business client's owner; managers follow with the branches.
  client_id integer references client (id),
  language text not null default 'en' check (language in ('en', 'ar')),
  email_confirmed_at timestamptz,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index app_user_email on app_user (email_folded) where deleted_at is null;
create index app_user_client on app_user (client_id) where client_id is not null;

create table branch (
  id integer generated always as identity primary key,
  client_id integer not null references client (id),
  name text not null,
  address text not null,
  phone text not null default '',
  opening_hours text not null default '',
  employee_count integer not null default 0 check (employee_count >= 0),
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now()
);
create index branch_client on branch (client_id);

-- One row per refresh family. The cookie's secret is derived from (id, generation), so a lost answer can be given again
-- within the grace window; only its hash is kept.
create table session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id),
  refresh_hash bytea not null,
  generation integer not null default 1,
  rotated_at timestamptz not null default now(),
  -- The latest moment this session has seen: its time never runs backwards, whatever the machine's clock does.
  latest_at timestamptz not null default now(),
  remember boolean not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text,
  created_at timestamptz not null default now()
);
create index session_of_user on session (user_id) where revoked_at is null;

create table one_time_token (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id),
  purpose text not null check (purpose in ('confirm-email', 'reset-password', 'change-email')),
  -- The address the link was sent to: a link for an old address is worth nothing.
  email_folded text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_token_user on one_time_token (user_id, purpose);

-- Counts per key and window; losing it in a crash only forgets recent attempts.
create unlogged table rate_bucket (
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 0,
  primary key (key, window_start)
);

create table idempotency (
  user_id uuid not null references app_user (id),
  key text not null,
  call text not null,
  body_hash bytea not null,
  status integer,
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, call, key)
);
create index idempotency_age on idempotency (created_at);
