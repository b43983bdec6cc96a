-- Units that sign tax documents for the authority (ZATCA phase 2), and how they got their certificates.

create table tax_unit (
  id uuid primary key default gen_random_uuid(),
  environment text not null check (environment in ('sandbox', 'simulation', 'production')),
  state text not null default 'new' check (state in ('new', 'active', 'revoked')),
  -- The names in its certificate.
  serial_number text not null,
  branch text not null,
  location text not null,
  business_category text not null,
  -- Its own chain: the last counter (ICV) and the hash of the last document (PIH); at first base64 of the hex SHA-256 of "0".
  counter bigint not null default 0,
  previous_hash text not null default 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==',
  -- The production certificate; private key and secret are encrypted (AES-256-GCM).
  private_key bytea,
  token text,
  secret bytea,
  certificate_serial text,
  expires_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  activated_at timestamptz,
  revoked_at timestamptz,
  check (state <> 'active' or (private_key is not null and token is not null and secret is not null and expires_at is not null))
);
create unique index tax_unit_active on tax_unit (state) where state = 'active';

-- The way to a certificate: the first one, or a renewal.
create table tax_onboarding (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references tax_unit (id),
  kind text not null check (kind in ('first', 'renewal')),
  step text not null default 'compliance' check (step in ('compliance', 'checks', 'production', 'finished', 'failed')),
  private_key bytea,
  -- SHA-256 of the one-time password, so that a repeated request does not use it again.
  password_hash text not null,
  -- The compliance certificate.
  request_id text,
  token text,
  secret bytea,
  -- Documents checked so far, of six.
  checked integer not null default 0 check (checked between 0 and 6),
  -- Why it failed, or why it waits: [{level, code, text}].
  messages jsonb not null default '[]',
  waiting_for text,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);
create index tax_onboarding_unit on tax_onboarding (unit_id, started_at);
