-- The browser that a session was opened in, so that ending the session also ends the trust of that browser; null for older sessions.
alter table session add column device_hash bytea;
