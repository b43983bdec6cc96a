import { expect, it } from 'vitest'
import { normaliseCode } from './coupon-code.ts'

it.each([
  ['spring-11', 'SPRING-11'],
  ['SPRING-١١', 'SPRING-11'],
  ['SPRING-۱۱', 'SPRING-11'],
  ['SPRING\u201311', 'SPRING-11'],
  ['SPRING\u201111', 'SPRING-11'],
  ['SPRING\u221211', 'SPRING-11'],
  [' SPRING - 11 ', 'SPRING-11'],
  ['SPRING\u00A0-\u00A011', 'SPRING-11'],
  ['\u202ASPRING-11\u202C', 'SPRING-11'],
  ['ＳＰＲＩＮＧ－１１', 'SPRING-11'],
  ['', ''],
])('AGREE-13 normalises the code %j', (typed, expected) => {
  expect(normaliseCode(typed)).toBe(expected)
})
