import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from './generated/runtime.js'
import type { Locale } from './keys.ts'

/**
 * Importing this module sets the language of messages to that of the current request. For the server only.
 * The storage is global, because the page renderer's bundle contains its own copy of this module.
 */
const STORAGE_KEY = Symbol.for('warda.locale')
const globals = globalThis as typeof globalThis & { [STORAGE_KEY]?: AsyncLocalStorage<Locale> }
globals[STORAGE_KEY] ??= new AsyncLocalStorage<Locale>()
const storage = globals[STORAGE_KEY]

overwriteGetLocale(() => currentLocale())

/** Runs `work` and everything it awaits in a language. */
export function inLocale<Result>(locale: Locale, work: () => Result): Result {
  return storage.run(locale, work)
}

/** The language of the current request; English by default. */
function currentLocale(): Locale {
  return storage.getStore() ?? 'en'
}
