import { expect, test } from 'vitest'
import { getAddressRequestState, type RequestedOrder } from './address-request.ts'

const order = (changed: Partial<RequestedOrder> = {}): RequestedOrder => ({
  state: 'preparing',
  workStartedAtMs: null,
  changeUntilMs: 5_000,
  wantedUntilMs: 2_000,
  cancelledAtMs: null,
  nowMs: 1_000,
  ...changed,
})
const stateOf = (changed: Partial<RequestedOrder>) => getAddressRequestState(order(changed))

test('AGREE-03 the address is wanted until the end, to the millisecond', () => {
  expect(stateOf({ state: 'placed' })).toBe('open')
  expect(stateOf({ nowMs: 1_999 })).toBe('open')
  expect(stateOf({ nowMs: 2_000 })).toBe('ended')
})

test('AGREE-03 an answer may be changed until work starts, then it is fixed, and after delivery the link is used up', () => {
  const answered = { wantedUntilMs: null }
  expect(stateOf(answered)).toBe('answered')
  expect(stateOf({ ...answered, workStartedAtMs: 900 })).toBe('fixed')
  expect(stateOf({ ...answered, nowMs: 5_000 })).toBe('fixed')
  expect(stateOf({ ...answered, state: 'ready' })).toBe('fixed')
  expect(stateOf({ ...answered, state: 'outForDelivery' })).toBe('fixed')
  expect(stateOf({ ...answered, state: 'delivered' })).toBe('over')
  expect(stateOf({ ...answered, state: 'completed' })).toBe('over')
})

test('AGREE-03 a cancelled order says whether nobody answered in time', () => {
  expect(stateOf({ state: 'cancelled', cancelledAtMs: 1_999 })).toBe('cancelled')
  expect(stateOf({ state: 'cancelled', cancelledAtMs: 2_000 })).toBe('ended')
  expect(stateOf({ state: 'cancelled', cancelledAtMs: 3_000, wantedUntilMs: null })).toBe('cancelled')
})
