import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contractResolver } from './contract-resolver.ts'

it('FORM-01 a validation whose message must be loaded ends before the one that began after it', async () => {
  const form = contractResolver(z.object({ phone: z.string().check(z.minLength(3, 'branch_phone')) }))
  const validate = async (phone: string) => form({ phone }, undefined, { fields: {}, shouldUseNativeValidation: false })
  const ended: string[] = []
  const invalid = validate('1').then(({ errors }) => ended.push(errors.phone?.message ? 'invalid' : 'no message'))
  const valid = validate('123').then(({ errors }) => ended.push(Object.keys(errors).length === 0 ? 'valid' : 'errors'))
  await Promise.all([invalid, valid])
  expect(ended).toEqual(['invalid', 'valid'])
})
