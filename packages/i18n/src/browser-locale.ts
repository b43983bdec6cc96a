import { overwriteGetLocale } from './generated/runtime.js'

/** Importing this module sets the language of messages to that of the document (`<html lang>`). For the browser only. */
overwriteGetLocale(() => (document.documentElement.lang.startsWith('ar') ? 'ar' : 'en'))
