import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from './generated/runtime.js'
import type { Locale } from './keys.ts'

/**
 * Importing this module makes every message speak the language of the request at hand. For the server only.
 * The storage hangs on the process: the page renderer's bundle carries its own copy of this module and must see the same language.
 */
const shared = Symbol.for('warda.locale')
const processWide = globalThis as typeof globalThis & { [shared]?: AsyncLocalStorage<Locale> }
processWide[shared] ??= new AsyncLocalStorage<Locale>()
const storage = processWide[shared]

overwriteGetLocale(() => currentLocale())

/** Runs `work`, and all that it awaits, in a language. */
export function inLocale<Result>(locale: Locale, work: () => Result): Result {
  return storage.run(locale, work)
}

/** The language of the request at hand; English outside one. */
function currentLocale(): Locale {
  return storage.getStore() ?? 'en'
}
