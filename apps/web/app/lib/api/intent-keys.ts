import type { RouteName } from '@warda/contract/routes'
import { readSession } from '../session/session-store.ts'
import { ApiError } from './api-error.ts'
import { randomKey } from './random-key.ts'

/** Idempotency keys of requests whose outcome is unknown, by what they asked for. */
const unknownOutcomes = new Map<string, string>()

/**
 * Sends a request under the idempotency key of the user's intent (AGREE-10): a request that repeats one whose outcome is
 * unknown gets the same key, every other request gets a new one. A definite answer, also a refusal, ends the intent, and
 * changed input is another intent.
 */
export const withIntentKey = async <T>(
  name: RouteName,
  input: unknown,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> => {
  const intent = describeIntent(name, input)
  const key = unknownOutcomes.get(intent) ?? randomKey()
  // Taken while it is being sent: an equal request at the same time is a second intent, such as one more of the same bunch.
  unknownOutcomes.delete(intent)
  try {
    return await send(key)
  } catch (error) {
    if (isOutcomeUnknown(error)) unknownOutcomes.set(intent, key)
    throw error
  }
}

/** The server may have done the work: no answer came, or one of its own failures. Only reads are canceled. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500) && error.code !== 'canceled'

const describeIntent = (name: RouteName, input: unknown): string =>
  `${readSession()?.userId ?? ''} ${name} ${JSON.stringify(input, describeValue)}`

/** A picked file is described by what names it; reading its content takes too long. */
const describeValue = (_key: string, value: unknown): unknown => {
  if (value instanceof FormData) return [...value]
  if (!(value instanceof Blob)) return value
  const { size, type } = value
  return value instanceof File ? { name: value.name, lastModified: value.lastModified, size, type } : { size, type }
}
