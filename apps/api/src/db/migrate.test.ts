import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBareDatabase, type TestDatabase } from '../testing/database.ts'
import { checkMigrations, migrate } from './migrate.ts'

let folder: string
let database: TestDatabase

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-migrations-'))
  database = await createBareDatabase()
})

afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text)
}

async function tables(): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database.db)
  return found.rows.map((row) => row.name)
}

test('migrations are applied once and in order, and later only the new ones', async () => {
  write('0001-shop.sql', 'create table shop (id int);')
  write('0002-rose.sql', 'alter table shop add rose text; create table rose (id int);')
  expect(await migrate(database.url, { folder })).toEqual(['0001-shop.sql', '0002-rose.sql'])
  expect(await migrate(database.url, { folder })).toEqual([])
  write('0003-lily.sql', 'create table lily (id int);')
  expect(await migrate(database.url, { folder })).toEqual(['0003-lily.sql'])
  expect(await tables()).toEqual(['lily', 'migration', 'rose', 'shop'])
})

test('P36 two processes that start at once apply each migration once', async () => {
  write('0001-slow.sql', 'select pg_sleep(0.2); create table slow (id int);')
  const applied = await Promise.all([migrate(database.url, { folder }), migrate(database.url, { folder })])
  expect(applied.flat()).toEqual(['0001-slow.sql'])
})

test('a failing migration is rolled back and reported with its file name and line', async () => {
  write('0001-good.sql', 'create table good (id int);')
  write('0002-bad.sql', 'create table half (id int);\n\nselect no_such_column from half;\n')
  await expect(migrate(database.url, { folder })).rejects.toThrow(/0002-bad\.sql failed at line 3: .*no_such_column/)
  expect(await tables()).toEqual(['good', 'migration'])
})

test('a changed applied migration is rejected, changed line endings are accepted', async () => {
  write('0001-shop.sql', 'create table shop (\n id int);\n')
  await migrate(database.url, { folder })
  write('0001-shop.sql', 'create table shop (\r\n id int);\r\n')
  expect(await migrate(database.url, { folder })).toEqual([])
  write('0001-shop.sql', 'create table shop (id bigint);')
  await expect(migrate(database.url, { folder })).rejects.toThrow('0001-shop.sql was changed after it was applied')
})

test('a database with migrations unknown to the code is rejected', async () => {
  write('0001-shop.sql', 'create table shop (id int);')
  write('0002-later.sql', 'create table later (id int);')
  await migrate(database.url, { folder })
  rmSync(path.join(folder, '0002-later.sql'))
  await expect(migrate(database.url, { folder })).rejects.toThrow('already has migration 0002-later.sql')
})

test.each([
  ['0001-Bad_Name.sql', 'select 1', 'must be named like'],
  ['0002-hole.sql', 'select 1', 'should have number 0001'],
  ['0001-own.sql', 'begin;\nselect 1;\ncommit;', 'must not begin or end a transaction'],
])('the file %s is rejected', async (name, text, message) => {
  write(name, text)
  await expect(migrate(database.url, { folder })).rejects.toThrow(message)
})

test('GROW-01 the shop starts only on a database with exactly its migrations, and checking changes nothing', async () => {
  write('0001-shop.sql', 'create table shop (id int);')
  const check = () => checkMigrations(database.url, { folder })
  await expect(check()).rejects.toThrow('lacks migration 0001-shop.sql')
  expect(await tables()).toEqual([])
  await migrate(database.url, { folder })
  await check()
  write('0002-later.sql', 'create table later (id int);')
  await expect(check()).rejects.toThrow('lacks migration 0002-later.sql')
  await migrate(database.url, { folder })
  rmSync(path.join(folder, '0002-later.sql'))
  await expect(check()).rejects.toThrow('already has migration 0002-later.sql')
})
