import { expect, test } from 'vitest'
import { countTests } from './count.ts'

function report(statuses: string[], more: object = {}): string {
  const assertionResults = statuses.map((status, index) => ({ status, fullName: `test ${index}` }))
  const failed = statuses.includes('failed')
  const file = { name: 'a.test.ts', status: failed ? 'failed' : 'passed', message: '', assertionResults }
  return JSON.stringify({ success: !failed, testResults: [{ ...file, ...more }] })
}

test('passed and failed tests are counted', () => {
  expect(countTests(report(['passed', 'passed', 'failed']), 1)).toEqual({ passed: 2, failed: 1, notes: [] })
})

test.each([
  ['a skipped test', report(['passed', 'skipped']), 0, 'test 1 was not run'],
  ['a test to be written', report(['passed', 'todo']), 0, 'test 1 was not run'],
  ['a file that does not load', report([], { status: 'failed' }), 1, 'a.test.ts could not run'],
  ['a file that fails beside its passed tests', report(['passed'], { status: 'failed' }), 1, 'a.test.ts could not run'],
  ['an error outside the tests', report(['passed']), 1, 'an error happened outside the tests'],
  ['no report', undefined, 0, 'the test runner ended without a report'],
  ['half a report', '{"success": tr', 0, 'the test runner ended without a report'],
  ['no test at all', JSON.stringify({ success: true, testResults: [] }), 0, 'no test was found'],
])('%s is a failure', (_, json, code, note) => {
  const tally = countTests(json, code)
  expect(tally.failed).toBe(1)
  expect(tally.notes).toEqual([note])
})

test('in a run filtered by name the other tests are not counted', () => {
  expect(countTests(report(['passed', 'skipped']), 0, { filtered: true })).toEqual({ passed: 1, failed: 0, notes: [] })
})

test('a name that no test has is a failure', () => {
  expect(countTests(report(['skipped']), 0, { filtered: true })).toEqual({
    passed: 0,
    failed: 1,
    notes: ['no test was found'],
  })
})
