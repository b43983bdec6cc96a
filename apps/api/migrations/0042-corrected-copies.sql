-- A document that the authority rejected is replaced by a corrected copy; the rejected one keeps its number and its position in the chain.
alter table invoice add column replaces uuid unique references invoice (id);

-- One document of each kind for its source, and each of them replaced at most once.
drop index invoice_of_order;
create unique index invoice_of_order on invoice (order_id) where corrects is null and replaces is null;
alter table invoice drop constraint invoice_credit_id_key;
create unique index invoice_of_credit on invoice (credit_id) where replaces is null;
drop index invoice_of_adjustment;
create unique index invoice_of_adjustment on invoice (adjustment_id, kind) where adjustment_id is not null and replaces is null;

-- `replaced`: rejected, and a corrected copy was issued.
alter table tax_submission drop constraint tax_submission_state_check,
  add constraint tax_submission_state_check check (state in ('waiting', 'reported', 'cleared', 'rejected', 'replaced'));

-- Whether a document counts: no corrected copy replaced it.
create function invoice_is_current(document invoice) returns boolean language sql stable as $$
  select not exists (select from invoice r where r.replaces = document.id)
$$;

-- Whether a document may be given away: not one that was rejected, and a standard one only after the authority cleared it, or did not want to.
create or replace function invoice_is_released(document invoice) returns boolean language sql stable as $$
  select not exists (
    select from tax_submission s where s.invoice_id = document.id
      and (s.state in ('rejected', 'replaced') or (s.kind = 'clear' and s.state not in ('cleared', 'reported')))
  )
$$;
