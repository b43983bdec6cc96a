-- The shop's back office: who may do what and who did what, drafts and schedules of the catalogue, imports, coupons, moderation, privacy.

alter table app_user
  -- Of an Admin: what they may do; null is everything (the owner).
  add column permissions text[],
  add column deactivated_at timestamptz,
  add column last_seen_at timestamptz,
  -- Made by the shop for a telephone order: no password opens it until the person resets one.
  add column made_by_shop boolean not null default false;

-- An invitation is a one-time link; whoever follows it chooses a password.
create table invitation (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_folded text not null,
  full_name text not null,
  role text not null check (role in ('ShippingEmployee', 'Admin')),
  permissions text[],
  language text not null check (language in ('en', 'ar')),
  token_hash bytea not null unique,
  invited_by uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create unique index invitation_open on invitation (email_folded) where used_at is null and revoked_at is null;

-- Who of the shop did or saw what. Never changed, never deleted.
create table audit_entry (
  id bigint generated always as identity primary key,
  actor_id uuid references app_user (id),
  action text not null,
  subject text not null default '',
  detail jsonb not null default '{}',
  request_id text not null,
  at timestamptz not null default now()
);
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_actor on audit_entry (actor_id, at desc);
create index audit_entry_subject on audit_entry (subject, at desc);
create trigger audit_append_only before update or delete or truncate on audit_entry for each statement execute function ledger_append_only();

alter table product
  add column kind text not null default 'bouquet' check (kind in ('bouquet', 'addOn')),
  add column occasions text[] not null default '{}',
  -- A draft with a moment here is published by itself.
  add column publish_at timestamptz,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column low_stock integer not null default 5 check (low_stock >= 0);
create index product_scheduled on product (publish_at) where status = 'draft' and publish_at is not null;
create index product_admin on product (updated_at desc, id);
create index product_status on product (status, id);
create index product_all_search on product using gin (search_text gin_trgm_ops);
alter table product_picture
  -- Where the eye should stay when the picture is cut, 0 to 1 from the left and the top.
  add column focus_x real not null default 0.5 check (focus_x between 0 and 1),
  add column focus_y real not null default 0.5 check (focus_y between 0 and 1);

create table occasion (
  slug text primary key,
  name_en text not null,
  name_ar text not null,
  position integer not null
);
insert into occasion values ('birthday', 'Birthday', 'عيد ميلاد', 1), ('wedding', 'Wedding', 'زواج', 2), ('newborn', 'New baby', 'مولود جديد', 3),
  ('graduation', 'Graduation', 'تخرّج', 4), ('get-well', 'Get well', 'سلامات', 5), ('thank-you', 'Thank you', 'شكرًا', 6),
  ('eid', 'Eid', 'العيد', 7), ('love', 'Love', 'حب', 8);

-- Addresses that pages once had.
create table slug_redirect (
  kind text not null check (kind in ('product', 'category')),
  slug text not null,
  target_id integer not null,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);

alter table stock_move
  add column actor_id uuid references app_user (id),
  add column note text not null default '';

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
create index coupon_newest on coupon (created_at desc, code);

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
  data jsonb not null,
  problems text[] not null default '{}',
  state text not null default 'new' check (state in ('new', 'done', 'failed')),
  primary key (import_id, line)
);
create index product_import_todo on product_import_row (import_id, line) where state = 'new';

alter table review
  add column reply text not null default '',
  add column replied_at timestamptz,
  add column replied_by uuid references app_user (id);
create index review_moderation on review (created_at desc, id desc);

alter table problem_report
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  add column answered_at timestamptz;
create index problem_report_open on problem_report (state, created_at desc, id desc);
create table problem_reply (
  id integer generated always as identity primary key,
  report_id integer not null references problem_report (id),
  actor_id uuid not null references app_user (id),
  text text not null,
  at timestamptz not null default now()
);

-- Earlier values of settings, for looking back and for two people changing one at the same time.
create table setting_version (
  key text not null,
  version integer not null,
  value jsonb not null,
  actor_id uuid references app_user (id),
  at timestamptz not null default now(),
  primary key (key, version)
);

-- Lists of the back office: newest first, by state, by day.
create index orders_newest on orders (placed_at desc, id);
create index orders_state on orders (state, placed_at desc, id);
alter table orders
  add column shop_note text not null default '',
  -- Who of the shop took it on the telephone.
  add column taken_by uuid references app_user (id);
create index app_user_newest on app_user (created_at desc, id) where deleted_at is null;

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
