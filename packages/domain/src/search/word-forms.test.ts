import { expect, it } from 'vitest'
import { foldForSearch } from '../text.ts'
import { listWordForms } from './word-forms.ts'

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
  expect(listWordForms(foldForSearch(typed))).toContain(foldForSearch(listed))
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
  expect(listWordForms(foldForSearch(typed))).not.toContain(foldForSearch(other))
})

it('AGREE-14 the typed form comes first, each form once, and other words have no forms', () => {
  expect(listWordForms('rose')).toEqual(['rose'])
  expect(listWordForms('roses')).toEqual(['roses', 'ros', 'rose'])
  const forms = listWordForms('وبالورد')
  expect(forms[0]).toBe('وبالورد')
  expect(new Set(forms).size).toBe(forms.length)
  expect(listWordForms('هدايا')).toEqual(['هدايا', 'هداياه'])
  expect(listWordForms('بيضا')).toEqual(['بيضا', 'بيضاه', 'ابيض', 'يضا', 'يضاه'])
  // Words that mix both scripts have no other forms.
  expect([listWordForms('roseورد'), listWordForms('وردrose')]).toEqual([['roseورد'], ['وردrose']])
  expect(listWordForms('حمرا')).toContain('احمر')
  expect(listWordForms('سمرات')).not.toContain('اسمر')
})
