import { readFileSync } from 'node:fs'
import { LEGAL_PAGES, type LegalPage } from '@warda/domain/legal/legal-pages'

type Both = { en: string; ar: string }

const read = (page: LegalPage, language: keyof Both): string =>
  readFileSync(new URL(`./defaults/${page}.${language}.md`, import.meta.url), 'utf8').trim()

/** The texts of a shop that has written none (`defaults/*.md`): Markdown with facts. */
export const DEFAULT_TEXTS = Object.fromEntries(
  LEGAL_PAGES.map((page) => [page, { en: read(page, 'en'), ar: read(page, 'ar') }]),
) as Record<LegalPage, Both>
