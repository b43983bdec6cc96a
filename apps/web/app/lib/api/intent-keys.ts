import type { RouteName } from '@warda/contract/routes'
import { readSession } from '../session/session-store.ts'
import { ApiError } from './api-error.ts'
import { randomKey } from './random-key.ts'

/** Idempotency keys of requests whose outcome is unknown, by their description. */
const unknownOutcomes = new Map<string, string>()

/**
 * Sends a request under the idempotency key of the user's intent (AGREE-10): an equal request after an unknown
 * outcome reuses the key, every other request gets a new one.
 */
export const withIntentKey = async <T>(
  name: RouteName,
  input: unknown,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> => {
  const intent = describeIntent(name, input)
  const key = unknownOutcomes.get(intent) ?? randomKey()
  // Removed while in flight, so that an equal request at the same time is a second intent.
  unknownOutcomes.delete(intent)
  try {
    return await send(key)
  } catch (error) {
    if (isOutcomeUnknown(error)) unknownOutcomes.set(intent, key)
    throw error
  }
}

/** No answer or a server failure: the server may have applied the change. Only reads are canceled. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500) && error.code !== 'canceled'

const describeIntent = (name: RouteName, input: unknown): string =>
  `${readSession()?.userId ?? ''} ${name} ${JSON.stringify(input, describeValue)}`

/** Describes a file by its metadata, because reading its content takes too long. */
const describeValue = (_key: string, value: unknown): unknown => {
  if (value instanceof FormData) return [...value]
  if (!(value instanceof Blob)) return value
  const { size, type } = value
  return value instanceof File ? { name: value.name, lastModified: value.lastModified, size, type } : { size, type }
}
