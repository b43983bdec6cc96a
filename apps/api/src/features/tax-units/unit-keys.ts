import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { TaxUnit } from '@warda/zatca/sign-invoice'
import { readCertificate } from '@warda/zatca/signing-certificate'
import type { CertificateAnswer, Credentials } from '../../adapters/tax-authority.ts'
import type { Config } from '../../config.ts'
import { decrypt, encrypt } from '../../encryption.ts'
import { deriveKey } from '../../signing-keys.ts'

type Settings = Pick<Config, 'TAX_KEY_SECRET'>

/** The key that encrypts private keys and secrets. Throws without TAX_KEY_SECRET. */
function encryptionKey({ TAX_KEY_SECRET }: Settings): Buffer {
  if (TAX_KEY_SECRET === null) throw new Error('Setting TAX_KEY_SECRET must be given: a tax unit is in use.')
  return deriveKey(TAX_KEY_SECRET, 'tax-unit')
}

/** A new private key on secp256k1. */
export const generateUnitKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey

/** Encrypts a private key; the result decrypts only for the same unit and use. */
export const encryptKey = (settings: Settings, unitId: string, key: KeyObject): Buffer =>
  encrypt(encryptionKey(settings), key.export({ type: 'pkcs8', format: 'pem' }).toString(), `key:${unitId}`)

export const decryptKey = (settings: Settings, unitId: string, encrypted: Buffer): KeyObject =>
  createPrivateKey(decrypt(encryptionKey(settings), encrypted, `key:${unitId}`))

export const encryptSecret = (settings: Settings, unitId: string, secret: string): Buffer =>
  encrypt(encryptionKey(settings), secret, `secret:${unitId}`)

export const decryptSecret = (settings: Settings, unitId: string, encrypted: Buffer): string =>
  decrypt(encryptionKey(settings), encrypted, `secret:${unitId}`)

/** The certificate in a token, base64. */
export const certificateOf = (token: string): string => Buffer.from(token, 'base64').toString('utf8').trim()

const UNUSABLE: CertificateAnswer = {
  kind: 'refused',
  messages: [
    {
      level: 'error',
      code: 'Invalid-Certificate',
      text: 'The issued certificate cannot be used with the key of the unit.',
    },
  ],
}

/** Returns a refusal in place of a certificate that cannot be read or is for another key. */
export function checkCertificate(key: KeyObject, answer: CertificateAnswer): CertificateAnswer {
  if (answer.kind !== 'issued' && answer.kind !== 'checksNeeded') return answer
  try {
    const { certificate } = readCertificate(certificateOf(answer.certificate.token))
    return certificate.checkPrivateKey(key) ? answer : UNUSABLE
  } catch {
    return UNUSABLE
  }
}

type StoredKeys = { id: string; privateKey: Buffer; token: string; secret: Buffer }

export const readCredentials = (settings: Settings, keys: Omit<StoredKeys, 'privateKey'>): Credentials => ({
  token: keys.token,
  secret: decryptSecret(settings, keys.id, keys.secret),
})

/** Cache of the last unit that signed in this process; token and secret are its key, and a renewal changes the token. */
let lastSigner: { token: string; secret: string | null; signer: TaxUnit } | null = null

/** The private key and certificate that sign the documents of a unit. */
export function readSigner(settings: Settings, keys: StoredKeys): TaxUnit {
  const secret = settings.TAX_KEY_SECRET
  if (lastSigner?.token === keys.token && lastSigner.secret === secret) return lastSigner.signer
  const signer = {
    privateKey: decryptKey(settings, keys.id, keys.privateKey),
    certificate: readCertificate(certificateOf(keys.token)),
  }
  lastSigner = { token: keys.token, secret, signer }
  return signer
}
