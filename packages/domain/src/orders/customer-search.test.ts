import { expect, test } from 'vitest'
import { parseCustomerSearch } from './customer-search.ts'

test('ADMIN-02 customers are found by folded name, phone in any format and email', () => {
  expect(parseCustomerSearch('نُورة')).toEqual([['%نوره%']])
  expect(parseCustomerSearch('+966 55 111 2233')?.[0]).toContain('%551112233%')
  expect(parseCustomerSearch('Noura_1@Example.com')).toEqual([['%noura\\_1@example.com%']])
  expect(parseCustomerSearch('noura @example.com')).toEqual([['%@example.com%'], ['%noura%']])
  expect(parseCustomerSearch('   ')).toBeNull()
  expect(parseCustomerSearch('#')).toBeNull()
  expect(parseCustomerSearch('noura  harbi')).toEqual([['%noura%'], ['%harbi%']])
  expect(parseCustomerSearch('#10012')).toEqual([['%10012%']])
  expect(parseCustomerSearch('noura #10012')).toEqual([['%noura%'], ['%10012%']])
  expect(parseCustomerSearch('noura b#c')).toEqual([['%noura%'], ['% b%'], ['% c%']])
  expect(parseCustomerSearch('noura\tharbi')).toEqual([['%noura%'], ['%harbi%']])
  expect(parseCustomerSearch('a%b\\c@d')).toEqual([['%a\\%b\\\\c@d%']])
})
