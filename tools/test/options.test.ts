import { expect, test } from 'vitest'
import { readTestOptions } from './options.ts'

const none = {
  part: undefined,
  filters: [],
  name: undefined,
  watch: false,
  headed: false,
  trace: false,
  screens: false,
}

test('without arguments everything is tested', () => {
  expect(readTestOptions([])).toEqual(none)
})

test('a journey is chosen by file and name, in a visible browser, whatever the order', () => {
  const expected = { ...none, part: 'journeys', filters: ['board'], name: 'finding orders', headed: true }
  expect(readTestOptions(['journeys', '--headed', 'board', '-t', 'finding orders'])).toEqual(expected)
  expect(readTestOptions(['-t', 'finding orders', 'journeys', 'board', '--headed'])).toEqual(expected)
})

test('one project is watched', () => {
  expect(readTestOptions(['unit', '--watch'])).toEqual({ ...none, part: 'unit', watch: true })
})

test.each([
  [['everything'], 'Name the part to test: checks, unit, api, slow, journeys, conformance; or nothing for all.'],
  [['unit', '--quick'], 'Unknown option --quick: use -t, --watch, --headed, --trace, --screens.'],
  [['--watch'], 'Name what to watch: unit, api, slow, journeys, conformance.'],
  [['checks', '--watch'], 'Name what to watch: unit, api, slow, journeys, conformance.'],
  [['unit', '--headed'], '--headed belongs to journeys and conformance.'],
  [['conformance', '--trace'], '--trace belongs to journeys.'],
  [['unit', '--screens'], '--screens belongs to journeys.'],
  [['unit', '-t'], 'Give the name of a test after -t.'],
])('%j is refused', (args, message) => {
  expect(() => readTestOptions(args)).toThrow(message)
})
