import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_FOLD_CASES } from './search-fold-cases.ts'
import { foldForSearch, getTextLength, hasLetter, normaliseAmount, normaliseDigits, normaliseText } from './text.ts'

describe('normalisation', () => {
  it('composes and trims, also invisible characters', () => {
    expect(normaliseText('  Cafe\u0301 \u200F')).toBe('Café')
    expect(normaliseText('\u200B\uFEFF')).toBe('')
  })
  it('keeps joiners inside a text', () => {
    expect(normaliseText('👩\u200D🌾 a\u200Cb')).toBe('👩\u200D🌾 a\u200Cb')
  })
  it('trims a text with a very long inner gap', () => {
    const gap = `a${' '.repeat(300_000)}b`
    expect(normaliseText(`  ${gap}  `)).toBe(gap)
  })
  it('removes NUL and replaces lone surrogates', () => {
    expect(normaliseText(`a${String.fromCharCode(0)}b`)).toBe('ab')
    expect(normaliseText('a\uD800')).toBe('a\uFFFD')
  })
  it('removes direction controls', () => {
    expect(normaliseText('\u202Egnp.exe\u202C \u2066a\u2069')).toBe('gnp.exe a')
    expect(normaliseText('\u202A+966 55 123 4567\u202C')).toBe('+966 55 123 4567')
  })
  it('AUTH-01 counts code points after trimming, not UTF-16 units or bytes', () => {
    expect([getTextLength(' abc '), getTextLength('🌹🌹🌹'), getTextLength('وردة'), getTextLength('e\u0301')]).toEqual([
      3, 3, 4, 1,
    ])
  })
  it('AUTH-01 finds a letter of any script', () => {
    expect(['ورد', 'a1', '1é', '12', '-', '🌹', ''].map(hasLetter)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
  it('FORM-04 replaces Arabic-Indic and Persian digits', () => {
    expect(normaliseDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x')).toBe('0123456789 0123456789 x')
  })
  it('FORM-07 replaces Arabic decimal and thousands separators', () => {
    expect(normaliseAmount('١٬٢٣٤٫٥٠')).toBe('1234.50')
  })
})

describe('folding for search', () => {
  it.each(SEARCH_FOLD_CASES)('ROUTE-02 %j folds to %j', (typed, folded) => {
    expect(foldForSearch(typed)).toBe(folded)
  })
  it('has at least 40 cases for the SQL function', () => {
    expect(SEARCH_FOLD_CASES.length).toBeGreaterThanOrEqual(40)
  })
  it('is idempotent', () => {
    const letters = fc.constantFrom(...'والبلونرهةأإآٱىيءئؤـَّ aAéÉßΣ.’-1٣🌹')
    const words = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' }))
    fc.assert(fc.property(words, (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text)))
  })
  it('gives single spaces and no capitals', () => {
    fc.assert(fc.property(fc.string(), (text) => !/^ | {2}| $|[A-Z]/.test(foldForSearch(text))))
  })
})

it('normalises texts of invisible characters only, and texts without any, to their ends', () => {
  expect(['', ' ', '\u2060 \u061C', 'a', ' a', 'a ', ' a b '].map(normaliseText)).toEqual([
    '',
    '',
    '',
    'a',
    'a',
    'a',
    'a b',
  ])
})
it('folds þ to th', () => {
  expect(foldForSearch('Þórr þing')).toBe('thorr thing')
})
it('removes several separators at the ends', () => {
  expect(foldForSearch(' .. rose !! ')).toBe('rose')
})
