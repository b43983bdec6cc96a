import type * as messages from './generated/messages.js'

/** Every message key, derived from the compiled messages. */
export type MessageKey = Exclude<keyof typeof messages, 'm'>

/** The languages of the shop. */
export type Locale = 'en' | 'ar'
