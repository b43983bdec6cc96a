-- Occasions that a person wants one mail a year about (OPEN-04, decision 54). The row is the consent, given at created_at.
create table occasion_reminder (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  recipient_name text not null,
  -- An occasion of the shop, or the person's own words.
  occasion_slug text references occasion (slug),
  occasion_text text not null default '',
  calendar text not null check (calendar in ('gregorian', 'hijri')),
  -- `MM-DD` of the calendar.
  month_day text not null check (month_day ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  days_before integer not null check (days_before in (3, 7, 14)),
  -- The next day of the occasion and the day of its mail, in Riyadh. `handled_on`: the latest occasion that was mailed or ordered for.
  occurs_on date not null,
  remind_on date not null check (remind_on = occurs_on - days_before),
  handled_on date,
  order_id uuid references orders (id),
  stopped_at timestamptz,
  created_at timestamptz not null,
  check ((occasion_slug is null) = (occasion_text <> ''))
);
create index occasion_reminder_user on occasion_reminder (user_id);
create index occasion_reminder_due on occasion_reminder (remind_on) where stopped_at is null;
create index occasion_reminder_stopped on occasion_reminder (stopped_at) where stopped_at is not null;
create index occasion_reminder_occasion on occasion_reminder (occasion_slug) where occasion_slug is not null;
create unique index occasion_reminder_order on occasion_reminder (order_id) where order_id is not null;
