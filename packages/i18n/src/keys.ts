import type * as messages from './generated/messages.js'

/** The key of every sentence in the catalogue, derived from the compiled messages: a wrong key does not compile. */
export type MessageKey = Exclude<keyof typeof messages, 'm'>

/** The languages of the shop; English is the first. */
export type Locale = 'en' | 'ar'
