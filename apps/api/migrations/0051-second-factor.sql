-- The authenticator app of an account (TOTP, RFC 6238).
create table second_factor (
  user_id uuid primary key references app_user (id) on delete cascade,
  -- Encrypted with a key derived from SECRET, for this account only.
  secret bytea not null,
  -- Null while the first code has not been entered; logins do not ask for it before.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: a code counts once.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- Codes for the time without the app, each valid once.
create table recovery_code (
  user_id uuid not null references app_user (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Until when logins in this browser are not asked for a code.
alter table known_device add column trusted_until timestamptz;
