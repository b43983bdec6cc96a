import { getRoute, type RouteName, routes } from '@warda/contract/routes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAddressRequestToken } from '../address-request-link.ts'
import { createPayPath } from '../pay-url.ts'
import { maskTokens, toCanonicalPath } from './paths.ts'

const names = Object.keys(routes) as RouteName[]

test('API-26 every path matches case-insensitively and keeps its parameters unchanged', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.infiniteStream(fc.boolean()), (name, coins) => {
      const { path } = getRoute(name)
      const filled = path.replace(/\{\w+\}/g, 'Aa0-Zz9')
      const written = filled.replace(/Aa0-Zz9|[a-z]/gi, (part) =>
        part.length > 1 ? part : coins.next().value ? part.toUpperCase() : part.toLowerCase(),
      )
      const api = coins.next().value ? '/API' : '/api'
      expect(toCanonicalPath(api + written)).toBe(`/api${filled}`)
    }),
  )
})

test('paths outside the API and unknown paths are returned unchanged', () => {
  for (const path of ['/', '/Shop', '/apiary/Account/login', '/api/Nothing/Here', '/api', '/assets/App.JS']) {
    expect(toCanonicalPath(path)).toBe(path)
  }
})

test('paths in the log keep their order and drop the signature', () => {
  const id = '0b9ad1a0-6d0f-4c5e-9d57-1f0f3b7f3a11'
  expect(maskTokens(createPayPath('a secret', { kind: 'order', id }))).toBe(`/pay/${id}/***`)
  const token = createAddressRequestToken('a secret', { orderNumber: '10079', phone: '0551112233' })
  expect(maskTokens(`/address/${token}`)).toBe('/address/***')
  expect(maskTokens(`/api/AddressRequest/${token}`)).toBe('/api/AddressRequest/***')
  expect(maskTokens('/confirm-receive-order')).toBe('/confirm-receive-order')
  expect(maskTokens(`/api/User/getPublicDataUser/${id}`)).toBe(`/api/User/getPublicDataUser/${id}`)
})
