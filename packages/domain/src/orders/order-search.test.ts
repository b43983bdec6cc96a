import { expect, test } from 'vitest'
import { parseOrderSearch } from './order-search.ts'

test('ADMIN-02 a number with its sign is a number and nothing else', () => {
  expect(parseOrderSearch('#10012')).toEqual({ number: 10012, needles: null })
  expect(parseOrderSearch('# ١٠٠١٢')).toEqual({ number: 10012, needles: null })
})

test('ADMIN-02 a number without its sign may be a part of a phone too', () => {
  expect(parseOrderSearch('10012')).toEqual({ number: 10012, needles: [['%10012%']] })
})

test.each(['0551112233', '٠٥٥١١١٢٢٣٣', '+966 55 111 2233', '00966551112233', '966-55-111-2233'])(
  'ADMIN-02 a phone in any writing (%s) looks for the digits that all of them share',
  (typed) => {
    const search = parseOrderSearch(typed)
    expect(search?.number).toBeNull()
    expect(search?.needles?.[0]).toContain('%551112233%')
  },
)

test('ADMIN-02 words are folded; nothing asks nothing', () => {
  expect(parseOrderSearch('نُورة  ')).toEqual({ number: null, needles: [['%نوره%']] })
  expect(parseOrderSearch('  ')).toBeNull()
})
