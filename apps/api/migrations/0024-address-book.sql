-- Recipients and addresses that an account has used, offered at checkout (AGREE-02).
create table saved_address (
  id integer generated always as identity primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  -- Identifies recipient and address, so that an address used again is one entry.
  fingerprint text not null,
  recipient_name text not null,
  recipient_phone text not null,
  line text not null,
  district text,
  city text not null,
  latitude double precision,
  longitude double precision,
  note text,
  used_at timestamptz not null,
  unique (user_id, fingerprint)
);
create index saved_address_user on saved_address (user_id, used_at desc);

insert into saved_address (user_id, fingerprint, recipient_name, recipient_phone, line, district, city, latitude, longitude, note, used_at)
select distinct on (o.user_id, md5(lower(concat_ws('|', o.recipient_name, o.recipient_phone, o.address_line, o.district, o.city))))
  o.user_id, md5(lower(concat_ws('|', o.recipient_name, o.recipient_phone, o.address_line, o.district, o.city))),
  o.recipient_name, o.recipient_phone, o.address_line, o.district, o.city, o.latitude, o.longitude, o.address_note, o.placed_at
from orders o join app_user u on u.id = o.user_id
where o.client_id is null and o.address_line <> '' and o.city is not null and o.recipient_phone <> '' and u.deleted_at is null
order by o.user_id, md5(lower(concat_ws('|', o.recipient_name, o.recipient_phone, o.address_line, o.district, o.city))), o.placed_at desc;
