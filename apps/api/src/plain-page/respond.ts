import type { Language } from '@warda/domain/language'
import type { AppContext } from '../context.ts'
import { presentMark } from '../features/identity/index.ts'
import { readSettings } from '../features/settings/index.ts'
import { detectApiLanguage } from '../http/language.ts'
import { type PlainPageContent, type PlainPageShop, presentPlainPage } from './present.ts'

/** No script and no request. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export async function readPlainPageShop(context: AppContext, language: Language): Promise<PlainPageShop> {
  const { contact, identity } = await readSettings(context)
  const name = identity.name[language]
  const mark = presentMark({ name, mark: identity.mark, accent: identity.accent, size: 32 })
  return { name, mark, phone: contact.phone, accent: identity.accent }
}

/** Answers with a plain page in the language of the browser. */
export async function respondWithPlainPage(
  context: AppContext,
  { status, acceptLanguage }: { status: number; acceptLanguage: string | undefined },
  present: (page: { language: Language; phone: string }) => PlainPageContent,
): Promise<Response> {
  const language = detectApiLanguage(acceptLanguage)
  const shop = await readPlainPageShop(context, language)
  return new Response(presentPlainPage(language, shop, present({ language, phone: shop.phone })), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: 'Accept-Language',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': PLAIN_PAGE_POLICY,
    },
  })
}
