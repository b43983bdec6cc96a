import { expect, test } from 'vitest'
import { matchesWords } from './match-words.ts'

test.each([
  ['', 'Olaya', true],
  ['ola', 'Olaya Branch', true],
  ['branch ola', 'Olaya Branch', true],
  ['العليا', 'فرع العُليا', true],
  ['عليا فرع', 'فرع العليا', true],
  ['٣١', 'Branch 31', true],
  ['olaya 2', 'Olaya Branch', false],
])('RUN-04 "%s" finds "%s": %s', (typed, text, found) => {
  expect(matchesWords(typed, text)).toBe(found)
})
