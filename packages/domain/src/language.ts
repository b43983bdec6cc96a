/** Languages of the shop (spec §1). */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** Key of the stored choice in localStorage, and name of the cookie that mirrors it for the server (spec §1, §9). */
export const LANGUAGE_KEY = 'app_language'
