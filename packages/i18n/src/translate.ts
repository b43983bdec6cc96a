import * as messages from './generated/messages.js'
import type { Locale, MessageKey } from './keys.ts'

export type MessageValues = Record<string, string | number>

type FormatMessage = (values: MessageValues, options: { locale: Locale }) => string

/**
 * The message of a key that is known only at run time, such as an error code. Loads all messages, so it is for the server only; the
 * browser imports single messages: `m.error_not_found()`.
 */
export function t(key: MessageKey, locale: Locale, values: MessageValues = {}): string {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the server looks up messages by key and is not bundled
  const format = messages[key] as FormatMessage
  return format(values, { locale })
}

/** Whether a text is a message key, for keys built at run time. */
export function isMessageKey(text: string): text is MessageKey {
  return text !== 'm' && Object.hasOwn(messages, text)
}
