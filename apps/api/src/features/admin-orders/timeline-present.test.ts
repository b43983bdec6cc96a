import { FAILURE_REASONS } from '@warda/domain/delivery/failed-delivery'
import type { Language } from '@warda/domain/language'
import { languages } from '@warda/domain/language'
import { ORDER_STATES } from '@warda/domain/orders/order-states'
import { expect, test } from 'vitest'
import { presentTimelineEvent } from './timeline-present.ts'

const KINDS: [kind: string, details: readonly string[]][] = [
  ['state', [...ORDER_STATES, 'taken']],
  ['payment', ['online', 'cash', 'card', 'transfer', 'credit', 'share', 'kept']],
  ['payment', ['attempt_failed', 'attempt_canceled', 'attempt_expired']],
  ['credit', ['creditNote', 'reversal']],
  ['refund', ['credit', 'cash', 'transfer', 'gateway', 'byHand']],
  ['debt', ['postponed', 'monthly', 'rest', 'replaced']],
  ['mail', ['sent', 'waiting', 'none']],
  ['proof', ['name', 'photo']],
  ['failure', FAILURE_REASONS],
  ['choice', ['nextWindow', 'credit']],
  ['invoice', ['simplified', 'standard', 'creditNote']],
  ['assign', ['somebody', 'nobody']],
  ['plan', ['window', 'none']],
  ['edit', ['edit']],
  ['note', ['note']],
  ['message', ['whatsapp', 'sms']],
]
const all = KINDS.flatMap(([kind, details]) => details.map((what) => [kind, what] as const))
const values = {
  amount: 12_550,
  date: '2026-11-30',
  slot: '11:00-13:00',
  name: 'Noura',
  reason: 'Broken vase',
  mail: 'order-changed',
  number: 'INV-000001',
  attempt: 1,
  event: 'outForDelivery',
  audience: 'buyer',
  state: 'failed',
  failure: 'not_reachable',
  fields: ['recipient', 'address', 'window', 'card'],
}
const read = (kind: string, what: string, language: Language, more = {}): string =>
  presentTimelineEvent({ at: new Date(0), kind, what, values: { ...values, ...more }, actor: null }, language).text

test.each(all)('ADMIN-02 event %s %s has a message in both languages', (kind, what) => {
  expect(read(kind, what, 'en')).toMatch(/^[A-Z\u2068]/)
  expect(read(kind, what, 'ar')).toMatch(/[\u0600-\u06FF]/)
  for (const language of languages) expect(read(kind, what, language)).not.toMatch(/[{}]|undefined/)
})

test.each([
  ['en', '11:00-13:00', /, 11:00\sAM\s–\s1:00\sPM$/],
  ['ar', '20:00-22:00', /، 8:00\s?[–-]\s?10:00\sم$/],
  ['en', 'evening', /, evening$/],
] as const)('ADMIN-02 in %s the planned window %s is printed as people read it', (language, slot, expected) => {
  const text = read('plan', 'window', language, { slot }).replace(/[\u2066-\u2069\u200e\u200f]/g, '')
  expect(text).toMatch(expected)
  expect(text).not.toContain('20:00-22:00')
})

test('ADMIN-02 lists, amounts, dates and notes are formatted in the reader’s language', () => {
  expect(read('edit', 'edit', 'en')).toBe('Changed: recipient, address, delivery window, and card message')
  expect(read('debt', 'rest', 'en').replace(/[\u2068\u2069]/g, '')).toMatch(
    /^SAR\s125\.50 left to pay, due November 30, 2026$/,
  )
  expect(read('failure', 'refused', 'en', { note: 'Said no' })).toContain('Said no')
  expect(read('mail', 'sent', 'ar')).toContain('تعديل الطلب')
})
