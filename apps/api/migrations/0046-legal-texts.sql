-- The texts of the shop that people agreed to (OPEN-03). A version names the complete text in both languages, facts filled in.
create table legal_text (
  page text not null check (page in ('terms', 'returns', 'privacy')),
  version text not null,
  en text not null,
  ar text not null,
  created_at timestamptz not null,
  primary key (page, version)
);

-- Registration also records the version of the privacy notice that was shown.
alter table consent drop constraint consent_purpose_check;
alter table consent add constraint consent_purpose_check check (purpose in ('terms', 'privacy', 'marketing'));
-- Where a consent was given or withdrawn.
alter table consent add column source text not null default 'profile' check (source in ('register', 'profile', 'mail'));
update consent set source = 'register' where purpose = 'terms';

-- The texts that the buyer accepted when placing the order; null for orders taken on the phone and standing orders.
alter table orders add column terms_version text, add column returns_version text;
