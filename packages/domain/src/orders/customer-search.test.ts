import { expect, test } from 'vitest'
import { parseCustomerSearch } from './customer-search.ts'

test('ADMIN-02 people are looked for by folded name, phone in any writing and address', () => {
  expect(parseCustomerSearch('نُورة')).toEqual([['%نوره%']])
  expect(parseCustomerSearch('+966 55 111 2233')?.[0]).toContain('%551112233%')
  expect(parseCustomerSearch('Noura_1@Example.com')).toEqual([['%noura\\_1@example.com%']])
  expect(parseCustomerSearch('noura @example.com')).toEqual([['%@example.com%'], ['%noura%']])
  expect(parseCustomerSearch('   ')).toBeNull()
})
