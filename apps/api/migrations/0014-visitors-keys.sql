-- Visitors without an account send idempotency keys too (a report from the contact page): their user is null, the key alone tells them apart.
alter table idempotency drop constraint idempotency_pkey;
alter table idempotency alter column user_id drop not null;
alter table idempotency add constraint idempotency_once unique nulls not distinct (user_id, call, key);
