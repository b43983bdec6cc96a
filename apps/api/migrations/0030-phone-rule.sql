-- The rule "exactly 11 characters" is called `specified` since `either` is the default (decisions §10).
update setting set value = jsonb_set(value, '{phoneRule}', '"specified"')
where key = 'accounts' and value ->> 'phoneRule' = 'elevenCharacters';
update setting_version set value = jsonb_set(value, '{phoneRule}', '"specified"')
where key = 'accounts' and value ->> 'phoneRule' = 'elevenCharacters';
