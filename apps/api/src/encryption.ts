import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text with AES-256-GCM. `purpose` is authenticated with it: a value that is copied to another row or column does not decrypt.
 * The result is version, IV, tag and ciphertext.
 */
export function encrypt(key: Buffer, text: string, purpose: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(purpose))
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), content])
}

/** Decrypts a value of `encrypt`. Throws for another key, another purpose or a changed value. */
export function decrypt(key: Buffer, encrypted: Buffer, purpose: string): string {
  if (encrypted[0] !== VERSION) throw new Error('The encrypted value has an unknown version.')
  const content = encrypted.subarray(1 + IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, encrypted.subarray(1, 1 + IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(encrypted.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
}
