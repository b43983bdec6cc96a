-- Pictures whose row is deleted and whose files are to be deleted after that, also after a crash in between.
create table deleted_picture (
  key text primary key,
  widths integer[] not null
);
