import { expect, it } from 'vitest'
import { isNewerReport } from './delivery-report.ts'
import { parseMessagePhone } from './phone-number.ts'
import { countSmsParts, fitSms } from './sms-parts.ts'

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  [`${'a'.repeat(159)}€`, 2],
  ['و'.repeat(70), 1],
  ['و'.repeat(71), 2],
  ['و'.repeat(134), 2],
  ['و'.repeat(135), 3],
  [`${'a'.repeat(69)}ö`, 1],
  ['💐'.repeat(36), 2],
])('OPEN-04 counts the parts of a text message (%#)', (text, parts) => {
  expect(countSmsParts(text)).toBe(parts)
})

it('OPEN-04 shortens the longest name until the text has two parts, and nothing when it fits', () => {
  const render = ({ brand, sender }: { brand: string; sender: string }) => `${brand}: ${'و'.repeat(60)} ${sender}`
  expect(fitSms({ brand: 'ورود ليان', sender: 'نورة' }, render)).toBe(render({ brand: 'ورود ليان', sender: 'نورة' }))
  const fitted = fitSms({ brand: 'ورود ليان', sender: 'نورة '.repeat(40) }, render)
  expect(countSmsParts(fitted)).toBe(2)
  expect(fitted.startsWith('ورود ليان: ')).toBe(true)
  const hopeless = (names: { brand: string }) => 'و'.repeat(500) + names.brand
  expect(countSmsParts(fitSms({ brand: 'ورود' }, hopeless))).toBeGreaterThan(2)
})

it.each([
  ['0551234567', '+966551234567'],
  ['٠٥٥ ١٢٣ ٤٥٦٧', '+966551234567'],
  ['+971 50 123 4567', '+971501234567'],
  ['00971501234567', '+971501234567'],
  ['0112345678', null],
  ['+966112345678', null],
  ['', null],
])('OPEN-04 %s is sent to %s', (text, number) => {
  expect(parseMessagePhone(text)).toBe(number)
})

it.each([
  ['sent', 'delivered', true],
  ['delivered', 'read', true],
  ['sent', 'failed', true],
  ['sending', 'failed', true],
  ['unknown', 'sent', true],
  ['delivered', 'failed', false],
  ['read', 'delivered', false],
  ['failed', 'failed', false],
  ['failed', 'sent', false],
  ['failed', 'delivered', true],
  ['sent', 'sent', false],
] as const)('OPEN-04 after %s a report of %s counts: %s', (stored, reported, counts) => {
  expect(isNewerReport(stored, reported)).toBe(counts)
})
