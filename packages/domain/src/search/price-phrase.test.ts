import { expect, it } from 'vitest'
import { readPricePhrase } from './price-phrase.ts'

it.each([
  ['أقل من 200', '', null, 19_999],
  ['بأقل من ٢٠٠ ريال', '', null, 19_999],
  ['roses under 1,200 SAR', 'roses', null, 119_999],
  ['up to 99.50', '', null, 9_950],
  ['حتى ٢٥٠٫٥', '', null, 25_050],
  ['بحدود 300 ريال', '', null, 30_000],
  ['فوق 400', '', 40_001, null],
  ['at least 100', '', 10_000, null],
  ['tulips between 200 and 100', 'tulips', 10_000, 20_000],
  ['من ١٠٠ إلى ٢٠٠', '', 10_000, 20_000],
  ['100-200 riyals', '', 10_000, 20_000],
  ['150 ريال', '', null, 15_000],
  ['150', '', null, 15_000],
  ['24 roses', '24 roses', null, null],
  ['from my heart', 'from my heart', null, null],
  ['thunder 200', 'thunder 200', null, null],
  ['under 12345678', 'under 12345678', null, null],
  ['أقَلُّ من 200', '', null, 19_999],
  ['red under 200 roses', 'red  roses', null, 19_999],
])('AGREE-14 the price phrase of %s', (typed, text, min, max) => {
  expect(readPricePhrase(typed)).toEqual({ text, min, max })
})
