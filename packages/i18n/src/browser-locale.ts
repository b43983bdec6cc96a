import { overwriteGetLocale } from './generated/runtime.js'

/** Importing this module makes every message speak the language of the document (`<html lang>`). For the browser only. */
overwriteGetLocale(() => (document.documentElement.lang.startsWith('ar') ? 'ar' : 'en'))
