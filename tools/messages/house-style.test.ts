import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepo } from '../root.ts'
import { findReplacedWords } from './house-style.ts'

const readDefault = (name: string): string =>
  readFileSync(inRepo('apps/api/src/features/legal-texts/defaults', name), 'utf8')

test.each(['terms', 'returns', 'privacy'])('OPEN-07 the default text “%s” uses the words of the glossary', (name) => {
  expect(findReplacedWords('en', name, [readDefault(`${name}.en.md`)])).toEqual([])
  expect(findReplacedWords('ar', name, [readDefault(`${name}.ar.md`)])).toEqual([])
})

test.each(['Cancelled', 'cancelling', 'two colors', 'a favorite', 'gray', 'e-mail'])(
  'OPEN-07 “%s” is another spelling than the glossary’s',
  (text) => {
    expect(findReplacedWords('en', 'text', [text])).toHaveLength(1)
  },
)

test('OPEN-07 “colours”, “canceled”, “cancellation” and “favourite” are the glossary’s spellings', () => {
  expect(findReplacedWords('en', 'text', ['Colours, canceled, cancellation, favourite'])).toEqual([])
})
