import * as messages from './generated/messages.js'
import type { Locale, MessageKey } from './keys.ts'

export type MessageValues = Record<string, string | number>

type Speak = (values: MessageValues, options: { locale: Locale }) => string

/**
 * The sentence of a key that is known only at run time (an error code, an email's subject). Loads every message, so it is for the
 * server only; the browser calls the message itself: `m.error_not_found()`.
 */
export function t(key: MessageKey, locale: Locale, values: MessageValues = {}): string {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the server looks sentences up by code and bundles nothing
  const format = messages[key] as Speak
  return format(values, { locale })
}

/** Whether a text is the key of a message, for keys put together from codes. */
export function isMessageKey(text: string): text is MessageKey {
  return text !== 'm' && Object.hasOwn(messages, text)
}
