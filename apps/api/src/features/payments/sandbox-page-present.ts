import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import { formatMoney } from '@warda/i18n/format-money'
import type { MessageKey } from '@warda/i18n/keys'
import { t as translate } from '@warda/i18n/translate'
import type { Invoice, Outcome } from '../../adapters/sandbox-gateway.ts'
import { SANDBOX_STYLE } from './sandbox-style-present.ts'

const CHOICES: { outcome: Outcome; text: MessageKey; hint: MessageKey }[] = [
  { outcome: 'success', text: 'sandbox_success', hint: 'sandbox_success_hint' },
  { outcome: 'slow', text: 'sandbox_slow', hint: 'sandbox_slow_hint' },
  { outcome: 'duplicate', text: 'sandbox_duplicate', hint: 'sandbox_duplicate_hint' },
  { outcome: 'decline', text: 'sandbox_decline', hint: 'sandbox_decline_hint' },
  { outcome: 'insufficientFunds', text: 'sandbox_insufficient', hint: 'sandbox_insufficient_hint' },
  { outcome: 'authenticationFailed', text: 'sandbox_authentication', hint: 'sandbox_authentication_hint' },
  { outcome: 'cancel', text: 'sandbox_cancel', hint: 'sandbox_cancel_hint' },
]

const LOOK: Partial<Record<Outcome, string>> = { insufficientFunds: 'decline', authenticationFailed: 'decline' }

/** The return URL with the bank's result. */
export function returnLink(invoice: Invoice, status: string): string {
  const address = new URL(invoice.returnUrl)
  address.searchParams.set('status', status)
  address.searchParams.set('trNumber', invoice.trNumber)
  return address.href
}

/** The payment page of the demo bank. */
export function presentPayPage(
  invoice: Invoice,
  view: { language: Language; nonce: string; mobile: boolean; brand: string },
): string {
  const { language, nonce, mobile, brand } = view
  const t = (key: MessageKey) => escapeHtml(translate(key, language, { brand }))
  const amount = formatMoney(halalasToRiyals(invoice.amount), language, invoice.currency)
  const pagePath = `/sandbox-gateway/pay/${invoice.trNumber}`
  const other = language === 'ar' ? 'en' : 'ar'
  const body = `
  <header>
    <p class="bank"><span class="mark" aria-hidden="true"></span>${t('sandbox_title')}</p>
    <a class="language" href="${pagePath}?lang=${other}${mobile ? '&amp;view=mobile' : ''}" lang="${other}" hreflang="${other}">${t('sandbox_other_language')}</a>
  </header>
  <main>
    <p class="demo" role="note">${t('sandbox_demo')}</p>
    <section class="bill">
      <h1>${t('sandbox_to')}</h1>
      <p class="amount"><bdi>${escapeHtml(amount)}</bdi></p>
      <dl>
        <div><dt>${t('sandbox_order')}</dt><dd><bdi>${escapeHtml(invoice.description)}</bdi></dd></div>
        <div><dt>${t('sandbox_name')}</dt><dd><bdi>${escapeHtml(invoice.customerName)}</bdi></dd></div>
      </dl>
    </section>
    ${invoice.status === 'pending' ? choices(pagePath, t) : closed(invoice, t)}
    ${mobile || invoice.status !== 'pending' ? '' : phone(invoice, t)}
  </main>`
  return frame({ language, nonce, title: translate('sandbox_title', language), body })
}

/** The page for an unknown payment. */
export function presentUnknownPage(language: Language, nonce: string, shop: string): string {
  const t = (key: MessageKey) => escapeHtml(translate(key, language))
  const body = `
  <header><p class="bank"><span class="mark" aria-hidden="true"></span>${t('sandbox_title')}</p></header>
  <main>
    <section class="bill"><h1>${t('sandbox_unknown_title')}</h1><p>${t('sandbox_unknown')}</p></section>
    <p class="end"><a class="button" href="${escapeHtml(shop)}/">${t('sandbox_back')}</a></p>
  </main>`
  return frame({ language, nonce, title: translate('sandbox_unknown_title', language), body })
}

type Translate = (key: MessageKey) => string

function choices(pagePath: string, t: Translate): string {
  const buttons = CHOICES.map(
    ({ outcome, text, hint }) => `
      <li><button class="choice ${LOOK[outcome] ?? outcome}" name="outcome" value="${outcome}" aria-describedby="hint-${outcome}">${t(text)}</button>
        <p id="hint-${outcome}">${t(hint)}</p></li>`,
  )
  return `<form method="post" action="${pagePath}">
    <h2>${t('sandbox_choose')}</h2>
    <ul>${buttons.join('')}
    </ul>
  </form>`
}

const closed = (invoice: Invoice, t: Translate): string => `<section class="end">
    <p>${t(invoice.status === 'paid' ? 'sandbox_paid' : 'sandbox_closed')}</p>
    <a class="button" href="${escapeHtml(returnLink(invoice, invoice.status))}">${t('sandbox_back')}</a>
  </section>`

const phone = (invoice: Invoice, t: Translate): string => `<section class="phone">
    <img src="/sandbox-gateway/qr/${invoice.trNumber}" width="132" height="132" alt="${t('sandbox_qr')}">
    <div><h2>${t('sandbox_qr')}</h2><p>${t('sandbox_qr_hint')}</p></div>
  </section>`

const frame = (page: { language: Language; nonce: string; title: string; body: string }): string => `<!doctype html>
<html lang="${page.language}" dir="${page.language === 'ar' ? 'rtl' : 'ltr'}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="referrer" content="no-referrer">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(page.title)}</title>
  <style nonce="${page.nonce}">${SANDBOX_STYLE}</style>
</head>
<body>${page.body}
</body>
</html>
`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
