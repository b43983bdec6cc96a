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
  ['ورود', 'ورود'],
  ['فورد', 'ورد'],
  ['كورد', 'ورد'],
  ['بالورد', 'ورد'],
  ['هدايا', 'هدايا'],
  ['خضراوان', 'خضراء'],
  ['زنبقان', 'زنبق'],
  ['توليبين', 'توليب'],
  ['بوكيهات', 'بوكيه'],
  ['سوسنون', 'سوسن'],
  ['باق', 'باقة'],
  ['بب', 'بب'],
  ['بحب', 'حب'],
  ['الحب', 'حب'],
  ['للحب', 'حب'],
  ['وصندوق', 'صندوق'],
])('AGREE-14 %s is a form of %s', (typed, listed) => {
  expect(wordForms(foldForSearch(typed))).toContain(foldForSearch(listed))
})

it.each([
  ['مزهرية', 'زهري'],
  ['ورد', 'وردي'],
  ['glass', 'gla'],
  ['بد', 'د'],
  ['حب', 'ب'],
  ['gas', 'ga'],
  ['roseورد', 'ورد'],
  ['صفراوي', 'اصفر'],
])('AGREE-14 %s is no form of %s', (typed, other) => {
  expect(wordForms(foldForSearch(typed))).not.toContain(foldForSearch(other))
})

it('AGREE-14 the typed form comes first, each form once, and other words have no forms', () => {
  expect(wordForms('rose')).toEqual(['rose'])
  expect(wordForms('roses')).toEqual(['roses', 'ros', 'rose'])
  const forms = wordForms('وبالورد')
  expect(forms[0]).toBe('وبالورد')
  expect(new Set(forms).size).toBe(forms.length)
  expect(wordForms('هدايا')).toEqual(['هدايا', 'هداياه'])
  expect(wordForms('بيضا')).toEqual(['بيضا', 'بيضاه', 'ابيض', 'يضا', 'يضاه'])
  // Words in both scripts have none.
  expect([wordForms('roseورد'), wordForms('وردrose')]).toEqual([['roseورد'], ['وردrose']])
  expect(wordForms('حمرا')).toContain('احمر')
  expect(wordForms('سمرات')).not.toContain('اسمر')
})
