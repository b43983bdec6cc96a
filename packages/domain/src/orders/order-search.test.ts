import { expect, test } from 'vitest'
import { parseOrderSearch } from './order-search.ts'

test('ADMIN-02 a number with # is an order number only', () => {
  expect(parseOrderSearch('#10012')).toEqual({ number: 10012, needles: null })
  expect(parseOrderSearch('# ١٠٠١٢')).toEqual({ number: 10012, needles: null })
})

test('ADMIN-02 a number without # can be part of a phone too', () => {
  expect(parseOrderSearch('10012')).toEqual({ number: 10012, needles: [['%10012%']] })
  expect(parseOrderSearch('1234560')).toEqual({ number: 1234560, needles: [['%1234560%']] })
  expect(parseOrderSearch('12345678')).toEqual({ number: null, needles: [['%12345678%']] })
  expect(parseOrderSearch('0012')).toMatchObject({ number: null })
  expect(parseOrderSearch('10012 rose')).toMatchObject({ number: null })
  expect(parseOrderSearch('12 ab')).toMatchObject({ number: null })
})

test.each(['0551112233', '٠٥٥١١١٢٢٣٣', '+966 55 111 2233', '00966551112233', '966-55-111-2233'])(
  'ADMIN-02 a phone in any format (%s) searches for the digits that all formats share',
  (typed) => {
    const search = parseOrderSearch(typed)
    expect(search?.number).toBeNull()
    expect(search?.needles?.[0]).toContain('%551112233%')
  },
)

test('ADMIN-02 words are folded, and an empty text is null', () => {
  expect(parseOrderSearch('نُورة  ')).toEqual({ number: null, needles: [['%نوره%']] })
  expect(parseOrderSearch('  ')).toBeNull()
})
