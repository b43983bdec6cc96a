import { expect, test } from 'vitest'
import { auditDetail, auditSubject } from './audit-detail.ts'

test('ADMIN-03 the subject of an audit entry is the first id of the request', () => {
  expect(auditSubject({ userId: 'u', orderId: 'o' })).toBe('order:o')
  expect(auditSubject({ variantId: 12, amount: 3 })).toBe('variant:12')
  expect(auditSubject({ key: 'offers' })).toBe('setting:offers')
  expect(auditSubject({ orderIds: ['a'] })).toBe('order:a')
  expect(auditSubject({ orderIds: ['a', 'b'] })).toBe('')
  expect(auditSubject({ orderId: '' })).toBe('')
})

test('ADMIN-03 the detail of an audit entry keeps numbers, options, dates and ids, but no credentials and no personal data', () => {
  const detail = auditDetail({
    orderId: '11111111-1111-4111-8111-111111111111',
    amount: 12.5,
    method: 'cash',
    isActive: false,
    permissions: ['orders', 'refunds'],
    day: '2026-11-29',
    window: { start: '11:00', note: 'ring twice' },
    password: 'Lilac!Lane47',
    newPassword: 'x',
    token: 'abc',
    refreshToken: 'abc',
    email: 'nora@example.com',
    fullName: 'Nora',
    phoneNumber: '0551234567',
    mobile: '0551234567',
    q: 'nora',
    cardMessage: 'Love',
    comment: 'a long sentence that somebody typed',
    image: new File(['x'], 'x.png'),
    bytes: Buffer.from('x'),
  })
  expect(detail).toEqual({
    orderId: '11111111-1111-4111-8111-111111111111',
    amount: 12.5,
    method: 'cash',
    isActive: false,
    permissions: ['orders', 'refunds'],
    day: '2026-11-29',
    window: { start: '11:00' },
  })
})

test('ADMIN-03 the detail of an audit entry is bounded for any request', () => {
  const ids = Array.from({ length: 500 }, (_, n) => n)
  expect(auditDetail({ ids }).ids).toEqual([...ids.slice(0, 20), '+480'])
  const deep = { a: { b: { c: { d: { e: { f: 1 } } } } } }
  expect(JSON.stringify(auditDetail(deep))).toBe('{"a":{"b":{"c":{}}}}')
  const wide = Object.fromEntries(ids.map((n) => [`k${n}`, Array(20).fill('x'.repeat(60))]))
  expect(JSON.stringify(auditDetail(wide)).length).toBeLessThan(2_000)
})
