-- Up Migration
-- A category without a picture shows that of its best seller.
alter table category alter column picture_key drop not null;
