import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../testing/browser.ts'
import { readDeliveryChoice, saveDeliveryChoice, takeDeliveryChoice } from './delivery-choice.ts'

beforeEach(() => void fakeBrowser())
afterEach(() => vi.unstubAllGlobals())

const choice = { city: 'Riyadh', district: 'Al Olaya', date: '2026-12-01' }

it('the checkout takes a choice once; the product page goes on showing it, and a new choice counts again', () => {
  expect(takeDeliveryChoice()).toBeNull()
  saveDeliveryChoice(choice)
  expect(takeDeliveryChoice()).toEqual(choice)
  expect(takeDeliveryChoice()).toBeNull()
  expect(readDeliveryChoice()).toEqual(choice)
  saveDeliveryChoice({ ...choice, city: 'Diriyah' })
  expect(takeDeliveryChoice()?.city).toBe('Diriyah')
})

it.each([
  ['null', null],
  ['[]', { city: '', district: '', date: '' }],
  ['{"city":1,"district":{},"date":"2026-02-31"}', { city: '', district: '', date: '' }],
])('broken storage %s is read as %j and never taken', (stored, expected) => {
  sessionStorage.setItem('delivery-choice', stored)
  expect(readDeliveryChoice()).toEqual(expected)
  expect(takeDeliveryChoice()).toBeNull()
})
