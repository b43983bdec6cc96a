import type { AddressRequest } from '@warda/contract/address-requests'
import { expect, it } from 'vitest'
import { answerSchema, toAnswerValues } from './answer-form-values.ts'

const slots = [
  { id: '09:00-11:00', start: '09:00', end: '11:00', state: 'past' as const },
  { id: '11:00-13:00', start: '11:00', end: '13:00', state: 'open' as const },
]
const request = (changed: Partial<AddressRequest>): AddressRequest => ({
  state: 'open',
  orderNumber: '10079',
  shop: { phone: null },
  namesFlowers: true,
  sender: null,
  recipientName: 'Noura',
  until: null,
  changeUntil: null,
  window: { date: '2026-12-02', slot: '11:00-13:00' },
  answer: null,
  version: 'v',
  choice: {
    days: [{ date: '2026-12-02', open: true, slots }],
    zones: [],
    hasMapTiles: false,
    place: { latitude: 24.7, longitude: 46.7 },
    radiusMiles: 25,
  },
  ...changed,
})

it('OPEN-01 an empty address is in the city of the shop', () => {
  expect(toAnswerValues(request({}), 'Jeddah').deliveryAddress.city).toBe('Jeddah')
})

it('AGREE-03 proposes the sender’s window while it is possible, and none afterwards', () => {
  expect(toAnswerValues(request({}), 'Jeddah')).toMatchObject({
    deliveryDate: '2026-12-02',
    deliverySlot: '11:00-13:00',
  })
  const late = request({ window: { date: '2026-12-02', slot: '09:00-11:00' } })
  expect(toAnswerValues(late, 'Jeddah')).toMatchObject({ deliveryDate: '', deliverySlot: '' })
  const gone = request({ window: { date: '2026-11-01', slot: '11:00-13:00' } })
  expect(toAnswerValues(gone, 'Jeddah')).toMatchObject({ deliveryDate: '', deliverySlot: '' })
})

it('AGREE-03 shows what was answered, with its pin', () => {
  const answer = { line: 'Olaya 5', district: 'Olaya', city: 'Riyadh', latitude: 24.7, longitude: null, note: 'Bell' }
  const values = toAnswerValues(
    request({ state: 'answered', answer, window: { date: '2026-12-02', slot: '09:00-11:00' } }),
    'Jeddah',
  )
  expect(values).toEqual({
    deliveryAddress: { ...answer, longitude: undefined },
    deliveryDate: '2026-12-02',
    deliverySlot: '09:00-11:00',
  })
  expect(answerSchema.safeParse(values).success).toBe(true)
})
