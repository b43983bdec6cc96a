-- Wrong passwords and when the next guess may be made, per account and per origin of the guesses (GROW-10, decision 57). Keys are hashed.
-- Losing the rows is harmless.
create unlogged table password_guess (
  key text primary key,
  failures integer not null,
  next_at timestamptz not null
);

-- Browsers in which a person signed in: wrong passwords from elsewhere do not delay them. The hash is of the secret in the browser's cookie.
create table known_device (
  user_id uuid not null references app_user (id) on delete cascade,
  device_hash bytea not null,
  used_at timestamptz not null,
  primary key (user_id, device_hash)
);
