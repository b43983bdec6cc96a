-- Gift cards (DESK-09): multi-purpose vouchers that are sold without VAT and redeemed into store credit. Amounts in halalas.
create table gift_card (
  id uuid primary key default gen_random_uuid(),
  -- The number of its receipt.
  number integer generated always as identity (start 1001) unique,
  buyer_id uuid not null references app_user (id),
  amount bigint not null check (amount > 0),
  recipient_name text not null,
  -- Null when the buyer sends the link.
  recipient_email text,
  sender_name text not null,
  message text not null default '',
  language text not null check (language in ('en', 'ar')),
  -- The day of the mail; null for as soon as it is paid.
  send_on date,
  -- A keyed hash of the code, which is derived from the id and stored nowhere.
  code_hash bytea not null unique,
  state text not null default 'unpaid' check (state in ('unpaid', 'active', 'redeemed', 'cancelled', 'expired')),
  created_at timestamptz not null,
  paid_at timestamptz,
  -- Null when it does not expire.
  expires_at timestamptz,
  sent_at timestamptz,
  redeemed_at timestamptz,
  redeemed_by uuid references app_user (id),
  cancelled_at timestamptz,
  cancel_reason text,
  check ((state = 'unpaid') = (paid_at is null)),
  check ((state = 'redeemed') = (redeemed_by is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
create index gift_card_buyer on gift_card (buyer_id, created_at desc);
create index gift_card_newest on gift_card (created_at desc, number desc);
create index gift_card_active on gift_card (expires_at) where state = 'active';

-- A payment attempt is for an order or for a gift card.
alter table payment_attempt
  alter column order_id drop not null,
  add column gift_card_id uuid references gift_card (id),
  add constraint payment_attempt_subject check (num_nonnulls(order_id, gift_card_id) = 1);
create unique index payment_attempt_live_gift_card on payment_attempt (gift_card_id) where state in ('created', 'pending');

-- What the shop owes for gift cards that are not redeemed, and what it keeps of expired ones.
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('receivable', 'sales', 'vat', 'gateway', 'cash', 'card', 'bank', 'customerCredit', 'cashDifference', 'cashDrawer', 'pettyExpense',
    'giftCards', 'expiredGiftCards'));
create index ledger_entry_person_credit on ledger_entry (user_id) include (amount) where account = 'customerCredit' and order_id is null;
create index ledger_entry_gift_cards on ledger_entry (id) include (amount) where account = 'giftCards';
