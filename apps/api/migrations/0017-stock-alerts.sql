-- Who wants one mail when a sold-out size is back (AGREE-17). The row is the consent: given at created_at, for this size only.
create table stock_alert (
  id uuid primary key default gen_random_uuid(),
  variant_id integer not null references variant (id) on delete cascade,
  user_id uuid references app_user (id) on delete cascade,
  email text not null,
  email_folded text not null,
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,
  -- When the mail was queued; such rows are kept for its unsubscribe link.
  notified_at timestamptz
);
create unique index stock_alert_once on stock_alert (variant_id, email_folded) where notified_at is null;
create index stock_alert_email on stock_alert (email_folded);
create index stock_alert_user on stock_alert (user_id) where user_id is not null;
