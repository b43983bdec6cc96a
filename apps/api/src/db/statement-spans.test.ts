import { expect, test } from 'vitest'
import { describeStatement } from './statement-spans.ts'

test.each([
  ['/* prepared */\n select id from orders o where x = 1', 'select orders'],
  ['with posted as (insert into ledger_entry (a) values (1)) select 1', 'with ledger_entry'],
  ['insert into "mail" ("kind") values ($1)', 'insert mail'],
  ['update "app_user" set email = \'sara@warda.example\'', 'update app_user'],
  ['delete from only cart_line', 'delete cart_line'],
  ['select count(*) from graphile_worker.jobs', 'select graphile_worker.jobs'],
  ['begin', 'begin null'],
  ['select 1', 'select null'],
  ['-- update secret\nselect from stock', 'select stock'],
  ['', 'statement null'],
])('GROW-05 the span of %j is named %s', (text, name) => {
  const { operation, table } = describeStatement(text)
  expect(`${operation} ${table}`).toBe(name)
})
