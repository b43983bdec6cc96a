import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '../orders/order-states.ts'
import { MESSAGE_AUDIENCES, MESSAGE_CHANNELS, MESSAGE_EVENTS, MESSAGE_RULES } from './message-rules.ts'
import { type MessageFacts, planMessage } from './plan-message.ts'
import { getQuietEnd, isQuiet } from './quiet-hours.ts'

const NOON = Date.UTC(2026, 10, 29, 9)
const NIGHT = Date.UTC(2026, 10, 29, 20)
const MORNING = Date.UTC(2026, 10, 30, 6)

const facts = (changed: Partial<MessageFacts> = {}): MessageFacts => ({
  event: 'outForDelivery',
  audience: 'buyer',
  state: 'outForDelivery',
  isToday: true,
  isAllowed: true,
  isStopped: false,
  preference: 'whatsapp',
  hasPhone: true,
  hasMail: true,
  available: ['whatsapp', 'sms', 'mail'],
  tried: [],
  ...changed,
})
const send = (channel: string) => ({ kind: 'send', channel })
const skip = (reason: string) => ({ kind: 'skip', reason })

const someFacts = fc.record({
  event: fc.constantFrom(...MESSAGE_EVENTS),
  audience: fc.constantFrom(...MESSAGE_AUDIENCES),
  state: fc.option(fc.constantFrom(...ORDER_STATES)),
  isToday: fc.boolean(),
  isAllowed: fc.boolean(),
  isStopped: fc.boolean(),
  preference: fc.constantFrom(...MESSAGE_CHANNELS),
  hasPhone: fc.boolean(),
  hasMail: fc.boolean(),
  available: fc.subarray([...MESSAGE_CHANNELS]),
  tried: fc.subarray([...MESSAGE_CHANNELS]),
})
const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })

describe('planMessage', () => {
  it.each([
    ['WhatsApp where the person agreed to it', {}, NOON, send('whatsapp')],
    ['SMS after WhatsApp failed', { tried: ['whatsapp'] }, NOON, send('sms')],
    ['mail after both failed', { tried: ['whatsapp', 'sms'] }, NOON, send('mail')],
    ['nothing after all failed', { tried: ['whatsapp', 'sms', 'mail'] }, NOON, skip('no_channel')],
    ['mail where nothing was agreed', { preference: 'mail' }, NOON, send('mail')],
    ['no WhatsApp where only SMS was agreed', { preference: 'sms', tried: ['sms'] }, NOON, send('mail')],
    ['the next channel when the shop has no WhatsApp', { available: ['sms', 'mail'] }, NOON, send('sms')],
    ['mail without a usable number', { hasPhone: false }, NOON, send('mail')],
    ['mail after the number asked to stop', { isStopped: true }, NOON, send('mail')],
    ['urgent messages at night', {}, NIGHT, send('whatsapp')],
    ['nothing once it is not true any more', { state: 'delivered' }, NOON, skip('outdated')],
    [
      'no short mail beside the receipt',
      { event: 'paid', state: 'preparing', preference: 'mail' },
      NOON,
      skip('other_mail'),
    ],
    ['nothing to a recipient by default', { audience: 'recipient', isAllowed: false }, NOON, skip('not_allowed')],
    ['no mail to a recipient', { audience: 'recipient', tried: ['whatsapp', 'sms'] }, NOON, skip('no_channel')],
    [
      'nothing to a recipient who stopped it',
      { audience: 'recipient', isStopped: true, hasMail: false },
      NOON,
      skip('stopped'),
    ],
    [
      'the question for the address only from 09:00',
      { event: 'addressWanted', audience: 'recipient', state: 'preparing' },
      NIGHT,
      { kind: 'wait', untilMs: MORNING },
    ],
    ['a run of today at night', { event: 'runAssigned', audience: 'driver', state: null }, NIGHT, send('whatsapp')],
    [
      'a run of tomorrow in the morning',
      { event: 'runAssigned', audience: 'driver', state: null, isToday: false },
      NIGHT,
      { kind: 'wait', untilMs: MORNING },
    ],
  ] as const)('OPEN-04 chooses %s', (_title, changed, now, plan) => {
    expect(planMessage(facts(changed as Partial<MessageFacts>), now)).toEqual(plan)
  })

  it('OPEN-04 never uses a channel without consent, twice, after a stop, or that the shop or person does not have', () => {
    fc.assert(
      fc.property(someFacts, instant, (some, now) => {
        const plan = planMessage(some, now)
        if (plan.kind !== 'send') return
        const { channel } = plan
        expect(MESSAGE_RULES[some.event][some.audience]).toBeDefined()
        expect(some.isAllowed).toBe(true)
        expect(some.tried).not.toContain(channel)
        if (channel === 'mail') expect(some.hasMail).toBe(true)
        else expect([some.hasPhone, some.isStopped, some.available.includes(channel)]).toEqual([true, false, true])
        if (some.preference === 'mail') expect(channel).toBe('mail')
        if (some.preference === 'sms') expect(channel).not.toBe('whatsapp')
      }),
    )
  })

  it('OPEN-04 disturbs nobody in quiet hours with what is not urgent, and waits until 09:00 at most', () => {
    fc.assert(
      fc.property(someFacts, instant, (some, now) => {
        const plan = planMessage(some, now)
        const urgency = MESSAGE_RULES[some.event][some.audience]?.urgency
        if (plan.kind === 'send' && plan.channel !== 'mail' && urgency === 'daytime') expect(isQuiet(now)).toBe(false)
        if (plan.kind !== 'wait') return
        expect(isQuiet(now)).toBe(true)
        expect(isQuiet(plan.untilMs)).toBe(false)
        expect(isQuiet(plan.untilMs - 1)).toBe(true)
        expect(plan.untilMs - now).toBeLessThanOrEqual(11 * 3_600_000)
      }),
    )
  })

  it('OPEN-04 ends after as many failures as there are channels', () => {
    fc.assert(
      fc.property(someFacts, (some) => {
        const tried = [...some.tried]
        for (let n = 0; n <= MESSAGE_CHANNELS.length; n += 1) {
          const plan = planMessage({ ...some, tried }, NOON)
          if (plan.kind === 'skip') return
          if (plan.kind === 'send') tried.push(plan.channel)
        }
        throw new Error('It goes on for ever.')
      }),
    )
  })
})

it.each([
  ['21:59', Date.UTC(2026, 10, 29, 18, 59), false],
  ['22:00', Date.UTC(2026, 10, 29, 19, 0), true],
  ['08:59', Date.UTC(2026, 10, 30, 5, 59), true],
  ['09:00', Date.UTC(2026, 10, 30, 6, 0), false],
])('OPEN-04 %s in Riyadh', (_time, ms, quiet) => {
  expect(isQuiet(ms)).toBe(quiet)
  expect(getQuietEnd(ms)).toBe(quiet ? MORNING : ms)
})
