import { describe, expect, it } from 'vitest'
import { parseBoardSearch } from './board-search.ts'

describe('board search', () => {
  it('parses a number with # as an order number', () => {
    expect(parseBoardSearch(' #10012 ')).toEqual({ number: 10012 })
    expect(parseBoardSearch('#١٠٠١٢')).toEqual({ number: 10012 })
  })
  it('AGREE-13 parses a phone in any format', () => {
    const found = '%551112233%'
    for (const typed of [
      '0551112233',
      '+966 55 111 2233',
      '966551112233',
      '00966551112233',
      '٠٥٥١١١٢٢٣٣',
      '(055) 111-2233',
      '055\u2011111\u20112233',
      '\u202A+966\u00A055\u202F111\u00A02233\u202C',
      '０５５１１１２２３３',
    ])
      expect(parseBoardSearch(typed)).toEqual({ needles: [expect.arrayContaining([found])] })
    expect(parseBoardSearch('551112233')).toEqual({ needles: [[found]] })
  })
  it('matches a part of a phone from four digits on', () => {
    expect(parseBoardSearch('2233')).toEqual({ needles: [['%2233%']] })
    expect(parseBoardSearch('0551')).toEqual({ needles: [['%0551%', '%551%']] })
    expect(parseBoardSearch('9661')).toEqual({ needles: [['%9661%']] })
    expect(parseBoardSearch('223')).toEqual({ needles: [['% 223 %']] })
  })
  it('folds names word by word, with numbers among them', () => {
    expect(parseBoardSearch('الحَربي نورة')).toEqual(parseBoardSearch('حربي نوره'))
    expect(parseBoardSearch('NOURA 2233')).toEqual({ needles: [['%noura%'], ['%2233%']] })
    expect(parseBoardSearch('No')).toEqual({ needles: [['% no%']] })
  })
  it('treats a number with other text as words', () => {
    expect(parseBoardSearch('order #10012')).toEqual({ needles: [['%order%'], ['%10012%']] })
    expect(parseBoardSearch('#10012 rose')).toEqual({ needles: [['%10012%'], ['%rose%']] })
    expect(parseBoardSearch('#1234567890123456')).toEqual({ needles: [['%1234567890123456%']] })
  })
  it('treats a word with digits as letters', () => {
    expect(parseBoardSearch('rose 5b')).toEqual({ needles: [['%rose%'], ['% 5b%']] })
    expect(parseBoardSearch('rose b5')).toEqual({ needles: [['%rose%'], ['% b5%']] })
    expect(parseBoardSearch('22 rose')).toEqual({ needles: [['% 22 %'], ['%rose%']] })
    expect(parseBoardSearch('abc')).toEqual({ needles: [['%abc%']] })
  })
  it('is null for an empty text, and matches nothing for symbols only', () => {
    expect(parseBoardSearch('  ')).toBeNull()
    expect(parseBoardSearch('%_!')).toEqual({ needles: [['']] })
  })
})
