import { expect, it } from 'vitest'
import { lateResolver } from './late-resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: false }

it('WEB-05 the rules of a form are loaded with its first validation', async () => {
  let loads = 0
  const validate = lateResolver<{ city: string }, { city: string }>(async () => {
    loads += 1
    return async () => ({ values: {}, errors: { city: { type: 'required', message: 'required' } } })
  })
  expect(loads).toBe(0)
  expect((await validate({ city: '' }, undefined, options)).errors.city?.message).toBe('required')
  expect(loads).toBe(1)
})

it('WEB-05 a form whose rules cannot be loaded leaves the validation to the server', async () => {
  const validate = lateResolver<{ city: string }, { city: string }>(() => Promise.reject(new TypeError('no network')))
  expect(await validate({ city: '' }, undefined, options)).toEqual({ values: { city: '' }, errors: {} })
})
