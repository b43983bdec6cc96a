import { describe, expect, it } from 'vitest'
import { parseBoardSearch } from './board-search.ts'

describe('a search on the board', () => {
  it('takes a number with its sign as nothing but the number', () => {
    expect(parseBoardSearch(' #10012 ')).toEqual({ number: 10012 })
    expect(parseBoardSearch('#١٠٠١٢')).toEqual({ number: 10012 })
  })
  it('takes a phone in any writing', () => {
    const found = '%551112233%'
    for (const typed of [
      '0551112233',
      '+966 55 111 2233',
      '966551112233',
      '00966551112233',
      '٠٥٥١١١٢٢٣٣',
      '(055) 111-2233',
    ])
      expect(parseBoardSearch(typed)).toEqual({ needles: [expect.arrayContaining([found])] })
    expect(parseBoardSearch('551112233')).toEqual({ needles: [[found]] })
  })
  it('takes a part of a phone from four digits on', () => {
    expect(parseBoardSearch('2233')).toEqual({ needles: [['%2233%']] })
    expect(parseBoardSearch('0551')).toEqual({ needles: [['%0551%', '%551%']] })
    expect(parseBoardSearch('9661')).toEqual({ needles: [['%9661%']] })
    expect(parseBoardSearch('223')).toEqual({ needles: [['% 223 %']] })
  })
  it('folds names, word by word, and reads numbers among them', () => {
    expect(parseBoardSearch('الحَربي نورة')).toEqual(parseBoardSearch('حربي نوره'))
    expect(parseBoardSearch('NOURA 2233')).toEqual({ needles: [['%noura%'], ['%2233%']] })
    expect(parseBoardSearch('No')).toEqual({ needles: [['% no%']] })
  })
  it('asks nothing when empty, and finds nothing for signs alone', () => {
    expect(parseBoardSearch('  ')).toBeNull()
    expect(parseBoardSearch('%_!')).toEqual({ needles: [['']] })
  })
})
