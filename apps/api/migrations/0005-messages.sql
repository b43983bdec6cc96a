-- What leaves the shop: mails (an outbox), the demo's mailbox, and what people write to us.

-- Written in the transaction of the event it tells of; a job sends it. One mail per event and recipient.
create table mail (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  dedupe_key text not null unique,
  to_address text not null,
  to_name text not null,
  language text not null check (language in ('en', 'ar')),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- From when it may be tried (again): also the lease of the process that is sending it now.
  try_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_waiting on mail (try_at) where sent_at is null;

-- Only filled by the local mailer, which stands in for SMTP in the demo.
create table mailbox_message (
  id integer generated always as identity primary key,
  mail_id uuid not null unique references mail (id),
  to_address text not null,
  subject text not null,
  html text not null,
  body_text text not null,
  language text not null,
  at timestamptz not null default now()
);
create index mailbox_message_to on mailbox_message (to_address, id desc);

create table problem_report (
  id integer generated always as identity primary key,
  user_id uuid references app_user (id),
  name text not null,
  email text not null,
  phone text not null,
  problem_type text not null check (problem_type in ('technicalIssue', 'paymentProblem', 'salesInquiry')),
  description text not null,
  language text not null,
  created_at timestamptz not null default now()
);

-- The sandbox gateway's own book: it plays a bank apart from the shop and shares no table with it.
create schema sandbox_gateway;
create table sandbox_gateway.invoice (
  tr_number text primary key,
  merchant_ref text not null,
  amount bigint not null,
  currency text not null default 'SAR',
  status text not null default 'pending' check (status in ('pending', 'paid', 'declined', 'canceled')),
  customer_name text not null,
  description text not null,
  language text not null,
  return_url text not null,
  created_at timestamptz not null default now(),
  -- A slow bank: the payment counts from this moment on.
  paid_from timestamptz,
  decided_at timestamptz
);
