import { expect, test } from 'vitest'
import { customerSearch } from './customer-search.ts'

test('ADMIN-02 customers are found by folded name, phone in any format and email', () => {
  expect(customerSearch('نُورة')).toEqual([['%نوره%']])
  expect(customerSearch('+966 55 111 2233')?.[0]).toContain('%551112233%')
  expect(customerSearch('Noura_1@Example.com')).toEqual([['%noura\\_1@example.com%']])
  expect(customerSearch('noura @example.com')).toEqual([['%@example.com%'], ['%noura%']])
  expect(customerSearch('   ')).toBeNull()
  expect(customerSearch('#')).toBeNull()
  expect(customerSearch('noura  harbi')).toEqual([['%noura%'], ['%harbi%']])
  expect(customerSearch('#10012')).toEqual([['%10012%']])
  expect(customerSearch('noura #10012')).toEqual([['%noura%'], ['%10012%']])
  expect(customerSearch('a%b\\c@d')).toEqual([['%a\\%b\\\\c@d%']])
})
