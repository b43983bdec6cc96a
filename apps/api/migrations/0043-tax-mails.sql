-- When those responsible were told of a rejection; documents that were rejected before have been seen in the back office.
alter table tax_submission add column rejection_mailed_at timestamptz;
update tax_submission set rejection_mailed_at = clock_timestamp() where state in ('rejected', 'replaced');

-- Whether clearance was off when the document was sent (303), so that it was sent for reporting and the answer may be lost.
alter table tax_submission add column is_reported_instead boolean not null default false;
