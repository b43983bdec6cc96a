import { expect, it } from 'vitest'
import { foldForSearch } from '../text.ts'
import { wordForms } from './word-forms.ts'

it.each([
  ['وردتين', 'وردة'],
  ['وردتان', 'وردة'],
  ['لعيد', 'عيد'],
  ['وللزفاف', 'زفاف'],
  ['بصندوق', 'صندوق'],
  ['باقات', 'باقة'],
  ['حمراء', 'أحمر'],
  ['حمراوين', 'أحمر'],
  ['بيضاوات', 'أبيض'],
  ['زهرية', 'زهري'],
  ['توليبس', 'توليب'],
  ['peonies', 'peony'],
  ['boxes', 'box'],
  ['roses', 'rose'],
])('AGREE-14 %s is a form of %s', (typed, listed) => {
  expect(wordForms(foldForSearch(typed))).toContain(foldForSearch(listed))
})

it.each([
  ['مزهرية', 'زهري'],
  ['ورد', 'وردي'],
  ['glass', 'gla'],
])('AGREE-14 %s is no form of %s', (typed, other) => {
  expect(wordForms(foldForSearch(typed))).not.toContain(foldForSearch(other))
})
