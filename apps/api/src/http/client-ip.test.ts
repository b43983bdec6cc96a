import { expect, test } from 'vitest'
import { getClientIp } from './client-ip.ts'

test('AUTH-02 without trusted proxies the header is ignored', () => {
  expect(getClientIp('1.1.1.1', '9.9.9.9, 8.8.8.8', 0)).toBe('1.1.1.1')
  expect(getClientIp(undefined, '9.9.9.9', 0)).toBe('unknown')
})

test('AUTH-02 behind proxies the entry of the outermost trusted proxy is used, not entries added by the client', () => {
  expect(getClientIp('10.0.0.1', '6.6.6.6, 9.9.9.9', 1)).toBe('9.9.9.9')
  expect(getClientIp('10.0.0.1', '6.6.6.6, 9.9.9.9, 10.0.0.2', 2)).toBe('9.9.9.9')
  expect(getClientIp('10.0.0.1', 'nonsense', 1)).toBe('10.0.0.1')
  expect(getClientIp('10.0.0.1', '9.9.9.9', 3)).toBe('10.0.0.1')
})
