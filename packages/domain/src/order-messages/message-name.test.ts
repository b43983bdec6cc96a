import { expect, it } from 'vitest'
import { toMessageName } from './message-name.ts'
import { listReachable } from './phone-number.ts'

it.each([
  ['Sarah Al-Harbi', 'Sarah Al-Harbi'],
  ["Aisha O'Neil", "Aisha O'Neil"],
  ['عبد الرحمن بن محمّد', 'عبد الرحمن بن محمّد'],
  ['Win at evil.example/x?y=1', 'Win at evil example x y'],
  ['Call 0551234567 or ٠٥٥١٢٣٤٥٦٧ now', 'Call or now'],
  ['a'.repeat(100), 'a'.repeat(40)],
])('OPEN-04 the name %j is %j in a message to somebody else', (name, expected) => {
  expect(toMessageName(name)).toBe(expected)
})

it.each([
  ['+966551234567', ['whatsapp', 'sms', 'mail']],
  ['+971501234567', ['whatsapp', 'mail']],
  [null, ['mail']],
])('OPEN-04 the number %s is reached by %j', (phone, channels) => {
  expect(listReachable(phone, ['whatsapp', 'sms', 'mail'])).toEqual(channels)
})
