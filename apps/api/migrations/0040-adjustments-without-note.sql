-- Replacements that need no note, because the replaced goods had been credited completely before.
create table adjustment_without_note (
  adjustment_id uuid primary key references order_adjustment (id),
  at timestamptz not null default clock_timestamp()
);
create trigger adjustment_without_note_append_only before update or delete or truncate on adjustment_without_note
  for each statement execute function ledger_append_only();
