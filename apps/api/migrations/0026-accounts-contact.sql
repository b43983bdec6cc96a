-- The person at a client who gets statements and reminders beside its owner; empty when there is none.
alter table client
  add column accounts_name text not null default '',
  add column accounts_email text not null default '',
  add constraint client_accounts_check check ((accounts_name = '') = (accounts_email = ''));
