import type { Language } from './http-client.ts'

/** A text in both languages. */
export type Text = Record<Language, string>

export const LANGUAGES: readonly Language[] = ['en', 'ar']

/** Returns every row once per language. */
export function inBothLanguages<Row>(rows: readonly Row[]): (Row & { language: Language })[] {
  return LANGUAGES.flatMap((language) => rows.map((row) => ({ ...row, language })))
}
