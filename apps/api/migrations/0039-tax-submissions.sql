-- Documents that are sent to the tax authority. What it answers stands beside the document, which never changes.

-- The unit that signed a document and its position in that unit's chain; null for documents from before there was a unit. `counter` goes on
-- for all documents, whose order it is.
alter table invoice
  add column tax_unit_id uuid references tax_unit (id),
  add column unit_counter bigint,
  add check ((tax_unit_id is null) = (unit_counter is null)),
  add unique (tax_unit_id, unit_counter);

create table tax_submission (
  invoice_id uuid primary key references invoice (id),
  unit_id uuid not null references tax_unit (id),
  -- Simplified documents are reported, standard ones cleared.
  kind text not null check (kind in ('report', 'clear')),
  state text not null default 'waiting' check (state in ('waiting', 'reported', 'cleared', 'rejected')),
  attempts integer not null default 0,
  -- While a process sends the document, the end of its turn.
  next_attempt_at timestamptz not null default clock_timestamp(),
  -- Why the last attempt got no answer.
  failure text,
  -- What the authority said: [{level, code, text}].
  messages jsonb not null default '[]',
  -- The document with the authority's stamp.
  cleared_xml text,
  created_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  check ((cleared_xml is not null) = (state = 'cleared')),
  check ((answered_at is not null) = (state <> 'waiting'))
);
create index tax_submission_waiting on tax_submission (next_attempt_at) where state = 'waiting';
create index tax_submission_created on tax_submission (created_at, invoice_id);
create index tax_submission_problem on tax_submission (created_at) where state = 'rejected' or messages <> '[]';

-- Circuit breaker for all processes: consecutive requests without an answer, and until when nothing is sent.
alter table tax_unit add column failures integer not null default 0, add column paused_until timestamptz;

-- Whether a document may be given away: a standard one only after the authority cleared it, or did not want to.
create function invoice_is_released(document invoice) returns boolean language sql stable as $$
  select not exists (
    select from tax_submission s where s.invoice_id = document.id and s.kind = 'clear' and s.state not in ('cleared', 'reported')
  )
$$;
