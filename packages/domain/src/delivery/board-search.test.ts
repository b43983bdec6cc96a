import { describe, expect, it } from 'vitest'
import { boardSearch } from './board-search.ts'

describe('board search', () => {
  it('parses a number with # as an order number', () => {
    expect(boardSearch(' #10012 ')).toEqual({ number: 10012 })
    expect(boardSearch('#١٠٠١٢')).toEqual({ number: 10012 })
  })
  it('parses a phone in any format', () => {
    const found = '%551112233%'
    for (const typed of [
      '0551112233',
      '+966 55 111 2233',
      '966551112233',
      '00966551112233',
      '٠٥٥١١١٢٢٣٣',
      '(055) 111-2233',
    ])
      expect(boardSearch(typed)).toEqual({ needles: [expect.arrayContaining([found])] })
    expect(boardSearch('551112233')).toEqual({ needles: [[found]] })
  })
  it('matches a part of a phone from four digits on', () => {
    expect(boardSearch('2233')).toEqual({ needles: [['%2233%']] })
    expect(boardSearch('0551')).toEqual({ needles: [['%0551%', '%551%']] })
    expect(boardSearch('9661')).toEqual({ needles: [['%9661%']] })
    expect(boardSearch('223')).toEqual({ needles: [['% 223 %']] })
  })
  it('folds names word by word, with numbers among them', () => {
    expect(boardSearch('الحَربي نورة')).toEqual(boardSearch('حربي نوره'))
    expect(boardSearch('NOURA 2233')).toEqual({ needles: [['%noura%'], ['%2233%']] })
    expect(boardSearch('No')).toEqual({ needles: [['% no%']] })
  })
  it('treats a number with other text as words', () => {
    expect(boardSearch('order #10012')).toEqual({ needles: [['%order%'], ['%10012%']] })
    expect(boardSearch('#10012 rose')).toEqual({ needles: [['%10012%'], ['%rose%']] })
    expect(boardSearch('#1234567890123456')).toEqual({ needles: [['%1234567890123456%']] })
  })
  it('treats a word with digits as letters', () => {
    expect(boardSearch('rose 5b')).toEqual({ needles: [['%rose%'], ['% 5b%']] })
    expect(boardSearch('rose b5')).toEqual({ needles: [['%rose%'], ['% b5%']] })
    expect(boardSearch('22 rose')).toEqual({ needles: [['% 22 %'], ['%rose%']] })
    expect(boardSearch('abc')).toEqual({ needles: [['%abc%']] })
  })
  it('is null for an empty text, and matches nothing for symbols only', () => {
    expect(boardSearch('  ')).toBeNull()
    expect(boardSearch('%_!')).toEqual({ needles: [['']] })
  })
})
