-- What may replace a missing flower in the orders of a standing order, and what must not be in them (AGREE-18).
alter table standing_order
  add column substitution text check (substitution in ('similar', 'call', 'refund')),
  add column allergy_note text check (char_length(allergy_note) <= 300);
