import { createHash } from 'node:crypto'
import type { Language } from '@warda/domain/language'
import { LEGAL_PAGES, type LegalPage } from '@warda/domain/legal/legal-pages'
import { fillLegalTemplate } from '@warda/domain/legal/legal-template'
import { GATEWAY_NAMES } from '@warda/domain/payments/online-methods'
import { ok, refuse } from '@warda/domain/result'
import { chooseGateway } from '../../adapters/gateways.ts'
import type { AppContext } from '../../context.ts'
import { readSettings, type Settings, sectionText } from '../settings/index.ts'
import { DEFAULT_TEXTS } from './default-texts.ts'
import { listFacts } from './facts.ts'
import { findLegalText, type LegalText, saveLegalTexts } from './queries.ts'

export type LegalVersions = Record<LegalPage, string>

const cache = new WeakMap<Settings, readonly LegalText[]>()
const stored = new WeakMap<Settings, Promise<void>>()

/** The facts of the shop as it stands, in one language. */
export function readFacts({ config, gateways }: AppContext, settings: Settings, language: Language) {
  const chosen = chooseGateway(gateways, settings.payments).name
  const gateway = GATEWAY_NAMES.find((name) => name === chosen) ?? 'sandbox'
  return listFacts(settings, { ...config, gateway }, language)
}

/** Fills in the facts of a text; empty Markdown stands for the default text. */
export function fillText(context: AppContext, settings: Settings, template: string, language: Language): string {
  return fillLegalTemplate(template, readFacts(context, settings, language))
}

/** The legal texts of the shop as they stand, computed once for each version of the settings. */
function buildTexts(context: AppContext, settings: Settings): readonly LegalText[] {
  const cached = cache.get(settings)
  if (cached) return cached
  const texts = LEGAL_PAGES.map((page) => {
    const own = settings.legalTexts[page]
    const template = own.en === '' ? DEFAULT_TEXTS[page] : own
    const en = fillText(context, settings, template.en, 'en')
    const ar = fillText(context, settings, template.ar, 'ar')
    return { page, version: nameVersion(own.version, en, ar), en, ar }
  })
  cache.set(settings, texts)
  return texts
}

/** The version of the setting and a hash of both texts: every change of a fact is another version. */
const nameVersion = (version: number, en: string, ar: string): string =>
  `${version}-${createHash('sha256')
    .update(JSON.stringify([en, ar]))
    .digest('hex')
    .slice(0, 10)}`

/** A legal text in one language as safe HTML: the present one, or the stored text of an earlier version. */
export async function readLegalText(
  context: AppContext,
  { page, version, language }: { page: LegalPage; version?: string | undefined; language: Language },
) {
  const texts = buildTexts(context, await readSettings(context))
  const current = texts.find((text) => text.page === page) as LegalText
  const isCurrent = version === undefined || version === current.version
  const text = isCurrent ? current : await findLegalText(context.db, page, version)
  if (!text) return refuse('not_found')
  return ok({ page, version: text.version, html: sectionText(text[language]), isCurrent })
}

/** The present versions, for a page that asks for agreement; stores nothing. */
export const readCurrentVersions = async (context: AppContext): Promise<LegalVersions> =>
  toVersions(buildTexts(context, await readSettings(context)))

const toVersions = (texts: readonly LegalText[]): LegalVersions =>
  Object.fromEntries(texts.map(({ page, version }) => [page, version])) as LegalVersions

/**
 * The versions to record with a consent or an order. The texts are stored first, outside the caller's transaction and once for each version
 * of the settings, so that a recorded version always has its text.
 */
export async function readLegalVersions(context: AppContext): Promise<LegalVersions> {
  const settings = await readSettings(context)
  const texts = buildTexts(context, settings)
  const saving = stored.get(settings) ?? saveLegalTexts(context.db, texts, new Date(context.clock.now()))
  stored.set(settings, saving)
  // A failed attempt is repeated by the next caller.
  saving.catch(() => stored.delete(settings))
  await saving
  return toVersions(texts)
}
