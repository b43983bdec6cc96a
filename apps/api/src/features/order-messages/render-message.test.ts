import { readFileSync } from 'node:fs'
import { languages } from '@warda/domain/language'
import { countSmsParts } from '@warda/domain/order-messages/sms-parts'
import { expect, test } from 'vitest'
import type { MessageOrder } from './fact-queries.ts'
import { chooseTemplate, MESSAGE_TEMPLATES, type MessageValues, renderSms, renderWhatsApp } from './render-message.ts'

const values: MessageValues = {
  brand: 'ورود الياسمين للهدايا الفاخرة بجدة',
  number: '1234567',
  sender: 'عبد الرحمن بن محمد بن عبد العزيز العتيبي',
  day: 'الأربعاء، 30 سبتمبر 2026',
  stops: '48',
  url: 'https://shop-of-jeddah.example.sa/t/AbC123xyz0',
}
const cases = MESSAGE_TEMPLATES.flatMap((template) => languages.map((language) => [template, language] as const))

test.each(cases)(
  'OPEN-04 the text message %s in %s has at most two parts and its whole link, with long names too',
  (template, language) => {
    const url = template.startsWith('run_') ? 'https://shop-of-jeddah.example.sa/dashboard-delivery' : values.url
    const text = renderSms(template, { ...values, url }, language)
    expect(text).toContain(url)
    expect([text, countSmsParts(text)]).toEqual([text, countSmsParts(text) === 1 ? 1 : 2])
  },
)

test.each(cases)('OPEN-04 the WhatsApp text %s in %s contains its parameters in their order', (template, language) => {
  const { text, parameters } = renderWhatsApp(template, values, language)
  const places = parameters.map((parameter) => text.indexOf(parameter))
  expect(places).not.toContain(-1)
  if (template.startsWith('recipient_')) expect(text).not.toMatch(/flower|bouquet|SAR|زهور|باقة|ر\.س/i)
})

test.each([
  [null, 'order_held'],
  ['approved', 'order_held'],
  ['waiting', 'order_placed'],
] as const)('OPEN-04 an unpaid order with the approval %s is announced as %s', (approval, template) => {
  const order = { terms: 'online', expiresAt: new Date(0), state: 'placed', approval } as MessageOrder
  expect(chooseTemplate({ event: 'placed', audience: 'buyer' }, { kind: 'order', order })).toBe(template)
})

test('OPEN-04 the documentation names every template that is to be registered', () => {
  const docs = readFileSync(new URL('../../../../../docs/running.md', import.meta.url), 'utf8')
  expect(MESSAGE_TEMPLATES.filter((template) => !docs.includes(`\`${template}\``))).toEqual([])
})
