import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_FOLD_CASES } from './search-fold-cases.ts'
import { foldForSearch, normaliseAmount, normaliseDigits, normaliseText, textLength } from './text.ts'

describe('text from people', () => {
  it('is composed and trimmed, also of invisible ends', () => {
    expect(normaliseText('  Cafe\u0301 \u200F')).toBe('Café')
    expect(normaliseText('\u200B\uFEFF')).toBe('')
  })
  it('keeps what belongs to it', () => {
    expect(normaliseText('👩\u200D🌾 a\u200Cb')).toBe('👩\u200D🌾 a\u200Cb')
  })
  it('is trimmed in no time, however long its gaps', () => {
    const gap = `a${' '.repeat(300_000)}b`
    expect(normaliseText(`  ${gap}  `)).toBe(gap)
  })
  it('loses what a database cannot hold', () => {
    expect(normaliseText(`a${String.fromCharCode(0)}b`)).toBe('ab')
    expect(normaliseText('a\uD800')).toBe('a\uFFFD')
  })
  it('loses what would turn the text behind it around', () => {
    expect(normaliseText('\u202Egnp.exe\u202C \u2066a\u2069')).toBe('gnp.exe a')
    expect(normaliseText('\u202A+966 55 123 4567\u202C')).toBe('+966 55 123 4567')
  })
  it('AUTH-01 counts code points after trimming, not UTF-16 units or bytes', () => {
    expect([textLength(' abc '), textLength('🌹🌹🌹'), textLength('وردة'), textLength('e\u0301')]).toEqual([3, 3, 4, 1])
  })
  it('FORM-04 reads Arabic-Indic and Persian digits', () => {
    expect(normaliseDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x')).toBe('0123456789 0123456789 x')
  })
  it('FORM-07 reads Arabic decimal and thousands marks', () => {
    expect(normaliseAmount('١٬٢٣٤٫٥٠')).toBe('1234.50')
  })
})

describe('folding for search', () => {
  it.each(SEARCH_FOLD_CASES)('ROUTE-02 %j folds to %j', (typed, folded) => {
    expect(foldForSearch(typed)).toBe(folded)
  })
  it('has pairs enough to hold the SQL function to', () => {
    expect(SEARCH_FOLD_CASES.length).toBeGreaterThanOrEqual(40)
  })
  it('changes nothing the second time', () => {
    const letters = fc.constantFrom(...'والبلونرهةأإآٱىيءئؤـَّ aAéÉßΣ.’-1٣🌹')
    const words = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' }))
    fc.assert(fc.property(words, (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text)))
  })
  it('leaves single spaces and no capitals', () => {
    fc.assert(fc.property(fc.string(), (text) => !/^ | {2}| $|[A-Z]/.test(foldForSearch(text))))
  })
})
