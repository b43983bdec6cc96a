import { SEARCH_FOLD_CASES } from '@warda/domain/search-fold-cases'
import { foldForSearch } from '@warda/domain/text'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function foldAll(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select warda_fold(t) as folded from unnest(${sql.val([...texts])}::text[]) with ordinality as given (t, place) order by place
  `.execute(database.db)
  return rows.map((row) => row.folded)
}

test('the database normalises every pair like the domain', async () => {
  expect(await foldAll(SEARCH_FOLD_CASES.map(([typed]) => typed))).toEqual(
    SEARCH_FOLD_CASES.map(([, folded]) => folded),
  )
})

test('and any text of Latin, Arabic and symbols', async () => {
  const letters = fc.constantFrom(...' abzEÉßøÅŁ09-_%\\\'"؟،ءآأؤإئابةتثوىيكگچپڤهہۃـًَُِّْٰ٠٥۹لال🌹\u200f\u200c\u0301\u00a0ﻻﷲ')
  const texts = fc.sample(
    fc.array(letters, { maxLength: 24 }).map((parts) => parts.join('')),
    400,
  )
  expect(await foldAll(texts)).toEqual(texts.map(foldForSearch))
})
