import type { Language } from './http-client.ts'

/** A text as a person reads it, in both languages. */
export type Text = Record<Language, string>

export const LANGUAGES: readonly Language[] = ['en', 'ar']

/** The same row once in each language. */
export function inBothLanguages<Row>(rows: readonly Row[]): (Row & { language: Language })[] {
  return LANGUAGES.flatMap((language) => rows.map((row) => ({ ...row, language })))
}
