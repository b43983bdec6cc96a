import { isLegalVersion, LEGAL_PAGES } from '@warda/domain/legal/legal-pages'
import { LEGAL_FACTS } from '@warda/domain/legal/legal-template'
import * as z from 'zod/mini'
import { asAdmin, endpoint, PUBLIC } from './endpoint.ts'
import { text } from './wire/text.ts'

const page = z.enum(LEGAL_PAGES, 'invalid_id')
const both = z.object({ en: z.string(), ar: z.string() })

export const legalTextsEndpoints = {
  getLegalText: endpoint('getLegalText', {
    access: PUBLIC,
    summary:
      'Terms, returns or privacy of the shop as safe HTML: the present text, or a version that somebody accepted (OPEN-03)',
    params: z.object({ page }),
    query: z.object({ version: z.optional(z.string().check(z.refine(isLegalVersion, 'invalid_id'))) }),
    answer: z.object({ page, version: z.string(), html: z.string(), isCurrent: z.boolean() }),
    cached: true,
  }),
  adminLegalTexts: endpoint('adminLegalTexts', {
    access: asAdmin('settings'),
    summary: 'The default legal texts, and the facts that legal texts can name with their present values',
    answer: z.object({
      defaults: z.array(z.object({ page, text: both })),
      facts: z.array(z.object({ name: z.enum(LEGAL_FACTS), value: both })),
    }),
  }),
  previewLegalText: endpoint('previewLegalText', {
    access: asAdmin('settings'),
    summary: 'A legal text in one language as the page would show it, facts filled in; stores nothing',
    body: z.object({ text: text(0, 50_000), language: z.enum(['en', 'ar'], 'invalid_choice') }),
    answer: z.object({ html: z.string() }),
  }),
}
