import { t } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import { escapeHtml } from '../../plain-page/present.ts'
import { respondWithPlainPage } from '../../plain-page/respond.ts'

/** The page of an expired invoice URL, in the language of the browser. It says nothing about the document. */
export const expiredLinkPage = (context: AppContext, acceptLanguage: string | undefined): Promise<Response> =>
  respondWithPlainPage(context, { status: 410, acceptLanguage }, ({ language, phone }) => {
    const call =
      phone === ''
        ? ''
        : `<p>${escapeHtml(t('invoice_link_call', language))} <a href="tel:${escapeHtml(phone)}"><bdi dir="ltr">${escapeHtml(phone)}</bdi></a></p>`
    return {
      title: t('invoice_link_title', language),
      body: `<p>${escapeHtml(t('invoice_link_text', language))}</p>
<a class="retry" href="/account">${escapeHtml(t('invoice_link_action', language))}</a>
${call}`,
    }
  })
