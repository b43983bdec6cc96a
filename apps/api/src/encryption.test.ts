import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const key = randomBytes(32)

test('ZATCA-04 a text is decrypted only with its key and purpose, and two encryptions of it differ', () => {
  const encrypted = encrypt(key, 'private key', 'key:1')
  expect(decrypt(key, encrypted, 'key:1')).toBe('private key')
  expect(encrypted.includes('private key')).toBe(false)
  expect(encrypt(key, 'private key', 'key:1').equals(encrypted)).toBe(false)
  expect(() => decrypt(randomBytes(32), encrypted, 'key:1')).toThrow()
  expect(() => decrypt(key, encrypted, 'key:2')).toThrow()
  const changed = Buffer.from(encrypted)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  expect(() => decrypt(key, changed, 'key:1')).toThrow()
  expect(() => decrypt(key, Buffer.concat([Buffer.of(2), encrypted.subarray(1)]), 'key:1')).toThrow('unknown version')
})
