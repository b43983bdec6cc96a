import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { REQUIREMENTS, SPEC_FACTS } from './requirement-ids.ts'

/** The requirement ids in the strings of test files; comments do not count. */
function idsInTitles(): Set<string> {
  const ids = new Set<string>()
  for (const file of readdirSync(import.meta.dirname).filter((name) => /^section-.*\.test\.ts$/.test(name))) {
    const code = readFileSync(path.join(import.meta.dirname, file), 'utf8').replaceAll(
      /^\s*\/\/.*$|^\s*\/\*\*[\s\S]*?\*\//gm,
      '',
    )
    for (const [id] of code.matchAll(/\b(?:ROUTE|SHELL|LANG|ORDERS|CLIENT|DELIV|AUTH|FORM|API|ERR|BIZ|SPEC)-\d\d\b/g))
      ids.add(id)
  }
  return ids
}

it('every requirement has a test whose title names it', () => {
  const ids = idsInTitles()
  expect(REQUIREMENTS).toHaveLength(112)
  expect(REQUIREMENTS.filter((id) => !ids.has(id))).toEqual([])
})

it('every further fact of the specification has a test, and every test names a known row', () => {
  const ids = idsInTitles()
  const expected = [...REQUIREMENTS, ...Object.keys(SPEC_FACTS)]
  expect(Object.keys(SPEC_FACTS).filter((id) => !ids.has(id))).toEqual([])
  expect([...ids].filter((id) => !expected.includes(id))).toEqual([])
})

it.each(['1', '2', '4', '5', '6', '7', '8', '9'])('section %s of the specification has its file', (section) => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'))
  const sources = files.map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  expect(sources.some((source) => source.includes(`SPEC §${section}`))).toBe(true)
})
