-- After a change of SECRET the signing secrets of webhooks cannot be decrypted.
alter table webhook_delivery drop constraint webhook_delivery_failure_check;
alter table webhook_delivery add constraint webhook_delivery_failure_check check (failure in
  ('status', 'badAddress', 'privateAddress', 'unreachable', 'timeout', 'tooLarge', 'tooManyRedirects', 'unreadableSecret'));
