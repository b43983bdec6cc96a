import { LEGAL_PAGES } from '@warda/domain/legal/legal-pages'
import { LEGAL_FACTS } from '@warda/domain/legal/legal-template'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { readSettings, sectionText } from '../settings/index.ts'
import { fillText, readFacts, readLegalText } from './current-texts.ts'
import { DEFAULT_TEXTS } from './default-texts.ts'

export const legalTextRoutes: Pick<Handlers, 'getLegalText' | 'adminLegalTexts' | 'previewLegalText'> = {
  getLegalText: ({ context, params, query, language }) =>
    readLegalText(context, { page: params.page, version: query.version, language }),
  async adminLegalTexts({ context }) {
    const settings = await readSettings(context)
    const [en, ar] = (['en', 'ar'] as const).map((language) => readFacts(context, settings, language))
    return ok({
      defaults: LEGAL_PAGES.map((page) => ({ page, text: DEFAULT_TEXTS[page] })),
      facts: LEGAL_FACTS.map((name) => ({ name, value: { en: en?.[name] ?? '', ar: ar?.[name] ?? '' } })),
    })
  },
  async previewLegalText({ context, body }) {
    const settings = await readSettings(context)
    return ok({ html: sectionText(fillText(context, settings, body.text, body.language)) })
  },
}
