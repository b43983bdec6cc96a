import { expect, test } from 'vitest'
import { DOUBLE_CLICK_MS, getDoubleClickStart } from './double-click.ts'

test('P2 equal requests within ten seconds are a double click', () => {
  expect(DOUBLE_CLICK_MS).toBe(10_000)
  expect(getDoubleClickStart(1_700_000_012_345)).toEqual(new Date(1_700_000_002_345))
})
