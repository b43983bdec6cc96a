import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'
import { decrypt, encrypt } from '../../encryption.ts'
import { deriveKey } from '../../signing-keys.ts'

const PREFIX = 'whsec_'

/** A new secret in the format of Standard Webhooks: 32 random bytes in base64 after the prefix. */
export const generateSecret = (): string => PREFIX + randomBytes(32).toString('base64')

type Settings = Pick<Config, 'SECRET'>

export const encryptSecret = (settings: Settings, webhookId: string, secret: string): Buffer =>
  encrypt(deriveKey(settings.SECRET, 'webhook'), secret, `secret:${webhookId}`)

export const decryptSecret = (settings: Settings, webhookId: string, encrypted: Buffer): string =>
  decrypt(deriveKey(settings.SECRET, 'webhook'), encrypted, `secret:${webhookId}`)

/** The secret, or null when it was encrypted with another SECRET of the server. */
export function tryDecryptSecret(settings: Settings, webhookId: string, encrypted: Buffer): string | null {
  try {
    return decryptSecret(settings, webhookId, encrypted)
  } catch {
    return null
  }
}

type SignedRequest = { id: string; timestamp: number; body: string }

/** The header `webhook-signature`: one signature per secret. `timestamp` is in seconds since the epoch. */
export const signRequest = (secrets: readonly string[], { id, timestamp, body }: SignedRequest): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
