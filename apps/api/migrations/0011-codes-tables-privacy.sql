-- Discount codes with limits, products from tables, and privacy.

-- Coupons with limits: how often in all, how often each person, when, and from which total.
alter table coupon
  add column name text not null default '',
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column most_uses integer check (most_uses > 0),
  add column most_per_user integer not null default 1 check (most_per_user > 0),
  add column least_subtotal bigint not null default 0 check (least_subtotal >= 0),
  add column disabled_at timestamptz;

-- A code may be used more than once by a person whose limit says so: a use belongs to an order.
alter table coupon_use drop constraint coupon_use_pkey, add primary key (code, order_id);
create index coupon_use_user on coupon_use (code, user_id);
-- Codes for everybody; each person's own welcome code is found by how it begins.
create index coupon_newest on coupon (created_at desc, code) where user_id is null;
create index coupon_begins on coupon (code text_pattern_ops);

-- How many live orders hold a code (`uses`), and how many ever took it: kept with the uses, so that nothing is counted under the lock.
alter table coupon
  add column uses integer not null default 0 check (uses >= 0),
  add column taken integer not null default 0;
update coupon c set uses = u.n, taken = u.n from (select code, count(*)::integer as n from coupon_use group by code) u where u.code = c.code;
create function coupon_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update coupon set uses = uses + 1, taken = taken + 1 where code = new.code;
  else
    update coupon set uses = uses - 1 where code = old.code;
  end if;
  return null;
end $$;
create trigger coupon_counted after insert or delete on coupon_use for each row execute function coupon_counted();
-- The last line of defence: no code is held by more orders than it may be, whatever ran at once.
create function coupon_not_overused() returns trigger language plpgsql as $$
begin
  if new.most_uses is not null and new.uses > new.most_uses and new.uses > old.uses then
    raise exception 'coupon % is used beyond its limit', new.code;
  end if;
  return null;
end $$;
create trigger coupon_not_overused after update of uses on coupon for each row execute function coupon_not_overused();

-- An import of products from CSV: read and checked first (dry run), then run row by row, going on where it stopped.
create table product_import (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid not null references app_user (id),
  file_name text not null,
  state text not null default 'checking' check (state in ('checking', 'checked', 'running', 'done', 'cancelled')),
  total integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create table product_import_row (
  import_id uuid not null references product_import (id) on delete cascade,
  line integer not null,
  -- The product that the row is of; empty where it names none.
  slug text not null default '',
  data jsonb not null,
  -- Each as JSON: column, key of the sentence, its values.
  problems text[] not null default '{}',
  state text not null default 'new' check (state in ('new', 'done', 'failed')),
  primary key (import_id, line)
);
create index product_import_todo on product_import_row (import_id, slug, line) where state = 'new';
create index product_import_problems on product_import_row (import_id, line) where problems <> '{}';
create index product_import_age on product_import (created_at);

-- What people agreed to, and when they took it back (PDPL).
create table consent (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user (id),
  purpose text not null check (purpose in ('terms', 'marketing')),
  given boolean not null,
  text_version text not null,
  ip text not null default '',
  at timestamptz not null default now()
);
create index consent_user on consent (user_id, purpose, at desc);
insert into consent (user_id, purpose, given, text_version, at)
  select id, 'terms', true, '0', terms_accepted_at from app_user where terms_accepted_at is not null and deleted_at is null;

-- What is kept of a person who is forgotten and had a first order: a keyed hash of the address, so that the welcome gift is given once.
create table welcome_given (email_hash bytea primary key, at timestamptz not null);

-- Mails of one address, and reports of one person, are found when they are to be forgotten.
create index mail_to on mail (lower(to_address));
create index problem_report_of on problem_report (user_id) where user_id is not null;
create index problem_report_age on problem_report (created_at) where email <> '';
create index private_file_proofs on private_file (created_at) where kind = 'proof' and deleted_at is null;
create index review_of on review (user_id) where user_id is not null;
create index cart_line_age on cart_line (added_at);
create index app_user_unconfirmed on app_user (created_at) where email_confirmed_at is null and deleted_at is null;

-- When nothing that tells who a person was was left (decision 14).
alter table app_user add column forgotten_at timestamptz;
create index app_user_to_forget on app_user (deleted_at) where deleted_at is not null and forgotten_at is null;
