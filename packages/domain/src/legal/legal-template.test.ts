import { expect, test } from 'vitest'
import { fillLegalTemplate, findUnknownFact, LEGAL_FACTS, type LegalFact } from './legal-template.ts'

const facts = (values: Partial<Record<LegalFact, string>>) =>
  ({ ...Object.fromEntries(LEGAL_FACTS.map((fact) => [fact, ''])), ...values }) as Record<LegalFact, string>

test('OPEN-03 facts are filled in, with or without spaces in the braces', () => {
  const template = '# {{shop}}\n\nRegister: {{ registerNumber }}, {{shop}}.'
  expect(fillLegalTemplate(template, facts({ shop: 'Wadi', registerNumber: '1010987654' }))).toBe(
    '# Wadi\n\nRegister: 1010987654, Wadi.',
  )
})

test('OPEN-03 a line with a fact that the shop does not have is left out, other lines stay', () => {
  const template = 'Call {{phone}}.\nWrite to {{email}}.\n\nOr come in.'
  expect(fillLegalTemplate(template, facts({ email: 'a@b.sa' }))).toBe('Write to a@b.sa.\n\nOr come in.')
  expect(fillLegalTemplate('{{email}} or {{phone}}', facts({ email: 'a@b.sa' }))).toBe('')
})

test('OPEN-03 a fact that looks like a placeholder is not filled in again', () => {
  expect(fillLegalTemplate('{{shop}}', facts({ shop: '{{vatNumber}}', vatNumber: '3' }))).toBe('{{vatNumber}}')
})

test.each([
  ['{{shop}} and {{ city }}', null],
  ['{single} {{shop}}', null],
  ['{{shop}} {{owner}}', 'owner'],
  ['{{}}', ''],
  ['{{constructor}}', 'constructor'],
  ['{{shop}} {{phone}', 'phone'],
  ['{{\nshop\n}}', ''],
  ['shop}}', ''],
])('OPEN-03 the first unknown fact of %j is %j', (template, unknown) => {
  expect(findUnknownFact(template)).toBe(unknown)
})
