import { isProfilePhone } from '@warda/domain/phone'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { shopQuery } from '../search.ts'
import { couponCode } from './coupon-code.ts'
import { email, personName, phone } from './person.ts'

const contactPhone = phone(isProfilePhone, 'phone_profile')
const name = personName(2, 60)
const getError = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message

it('AGREE-13 every field accepts the usual spellings of its values', () => {
  expect(z.parse(contactPhone, '\u202A+966 55\u00A0123 4567\u202C')).toBe('+966551234567')
  expect(z.parse(contactPhone, '٠٥٥-١٢٣-٤٥٦٧')).toBe('0551234567')
  expect(z.parse(couponCode, ' spring\u2011١١ ')).toBe('SPRING-11')
  expect(z.parse(email, ' sara@bücher.de ')).toBe('sara@xn--bcher-kva.de')
  expect(z.parse(shopQuery, { min: '١٠٠', max: '٢٥٠٫٥' })).toMatchObject({ min: 100, max: 250.5 })
  expect(getError(contactPhone, '055 12a 4567')).toBe('phone_profile')
  expect(getError(contactPhone, ' ')).toBe('required')
})

it.each(['12345', '...', '٠٥٥', '🌹🌹', '- -'])('AGREE-13 the name %s without letters is refused', (typed) => {
  expect(getError(name, typed)).toBe('name_letters')
})

it.each(['سارة', 'Li', 'Ø 2', '李明', "O'Hara"])('AGREE-13 the name %s is accepted', (typed) => {
  expect(getError(name, typed)).toBeUndefined()
})
