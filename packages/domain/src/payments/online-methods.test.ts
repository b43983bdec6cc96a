import { expect, test } from 'vitest'
import { listOfferedMethods, ONLINE_METHODS } from './online-methods.ts'

test('OPEN-09 a shop shows the methods of its gateway, in display order', () => {
  expect(listOfferedMethods(['visa', 'mada'], null)).toEqual(['mada', 'visa'])
})

test('OPEN-09 the choice of the shop narrows the methods and adds none', () => {
  expect(listOfferedMethods(['mada', 'visa', 'stcPay'], ['stcPay', 'tabby'])).toEqual(['stcPay'])
  expect(listOfferedMethods(['mada'], [...ONLINE_METHODS])).toEqual(['mada'])
})

test('OPEN-09 a choice that leaves nothing of the gateway counts as no choice', () => {
  expect(listOfferedMethods(['mada', 'visa'], ['tabby'])).toEqual(['mada', 'visa'])
  expect(listOfferedMethods(['mada', 'visa'], [])).toEqual(['mada', 'visa'])
})
