-- What one delivery may cost at most, in halalas with delivery fee and VAT, as agreed when the standing order was set up or its price
-- accepted. Null for older ones, whose next order records it.
alter table standing_order add column agreed_total bigint check (agreed_total >= 0);
