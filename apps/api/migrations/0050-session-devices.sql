-- The device of a session, for the list of a person's sessions: names read from the User-Agent header, empty when they are unknown, and the
-- beginning of the IP address of the last use.
alter table session
  add column browser text not null default '',
  add column platform text not null default '',
  add column ip text not null default '';
