-- What the desk received of a handover, counted by an admin; halalas. `confirmed_by` is null for cash from before handovers were recorded.
create table cash_confirmation (
  handover_id integer primary key references cash_handover (id),
  received bigint not null check (received >= 0),
  confirmed_by uuid references app_user (id),
  request_id text not null,
  confirmed_at timestamptz not null default clock_timestamp()
);
create trigger cash_confirmation_append_only before update or delete or truncate on cash_confirmation
  for each statement execute function ledger_append_only();

insert into cash_confirmation (handover_id, received, request_id, confirmed_at)
  select id, counted, request_id, at from cash_handover where request_id = 'migration';
