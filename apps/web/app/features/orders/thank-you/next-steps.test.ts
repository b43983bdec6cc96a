import type { OrderConfirmation } from '@warda/contract/orders'
import { SHOPPER_STAGE } from '@warda/contract/wire/order-numbers'
import { expect, it } from 'vitest'
import { awaitsPayment, findSurprise, listNextSteps } from './next-steps.ts'

const buyer = { fullName: 'Sara', phoneNumber: '0551234567', email: 'sara@example.com' }
const make = (changed: Record<string, unknown> = {}, rest: Partial<OrderConfirmation> = {}) => {
  const order = {
    paymentTerms: 'cash',
    payUntil: null,
    paid: 0,
    actions: [],
    addressWantedUntil: null,
    approval: null,
    orderStage: SHOPPER_STAGE.inProgress,
    user: buyer,
    recipient: { fullName: 'Noura', phoneNumber: '0559876543' },
    ...changed,
  } as unknown as OrderConfirmation['order']
  return { order, earns: 0, hideSender: false, recipientNotice: 'none', isCanceled: false, ...rest } as const
}

it('a cash order is prepared and delivered; one that awaits its payment, approval or address names that first', () => {
  expect(listNextSteps(make())).toEqual(['prepare', 'deliver', 'done'])
  const held = make({ paymentTerms: 'online', payUntil: '2026-11-29T12:00:00Z', actions: ['pay'] })
  expect([awaitsPayment(held), listNextSteps(held)[0]]).toEqual([true, 'pay'])
  expect(listNextSteps(make({ approval: 'waiting', addressWantedUntil: '2026-11-29T12:00:00Z' }))).toEqual([
    'approve',
    'address',
    'prepare',
    'deliver',
    'done',
  ])
})

it('a paid online order awaits no payment, and neither does one whose time to pay has passed', () => {
  const online = { paymentTerms: 'online', payUntil: '2026-11-29T12:00:00Z' } as const
  expect(awaitsPayment(make({ ...online, paid: 200, actions: ['pay'] }))).toBe(false)
  expect(awaitsPayment(make({ ...online, actions: [] }))).toBe(false)
})

it('no step is announced of an order that is canceled or has left the shop', () => {
  expect(listNextSteps(make({}, { isCanceled: true }))).toEqual([])
  expect(listNextSteps(make({ orderStage: SHOPPER_STAGE.deliveryStage }))).toEqual([])
  expect(listNextSteps(make({ orderStage: SHOPPER_STAGE.completed }))).toEqual([])
})

it('the page says what the recipient learns: nothing, a delivery, or also the sender unless hidden', () => {
  expect(findSurprise(make())).toBe('silent')
  expect(findSurprise(make({}, { recipientNotice: 'discreet' }))).toBe('discreet')
  expect(findSurprise(make({}, { recipientNotice: 'named' }))).toBe('named')
  expect(findSurprise(make({}, { recipientNotice: 'named', hideSender: true }))).toBe('discreet')
  expect(findSurprise(make({ recipient: { ...buyer } }))).toBeNull()
})
