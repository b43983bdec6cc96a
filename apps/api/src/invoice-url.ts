import type { AppContext } from './context.ts'
import { deriveKey, equalsConstantTime, sign } from './signing-keys.ts'

const DAY_MS = 86_400_000

/** How long a link works; pages create a new one each time they show a document. */
const INVOICE_LINK_DAYS = 30

type Shop = Pick<AppContext, 'config' | 'clock'>

/** The signature of an invoice URL; the URL is the only authorization. */
const signInvoice = (secret: string, text: string): string => sign(deriveKey(secret, 'invoice'), text)

/**
 * The absolute URL of a document's PDF; it ends in `.pdf`, so that pages offer a download (spec §3). It expires at the end of a day (UTC), so that
 * the same document has the same URL all day.
 */
export function invoiceUrl({ config, clock }: Shop, invoice: { id: string; number: string }): string {
  const expiresAt = (Math.floor(clock.now() / DAY_MS) + 1 + INVOICE_LINK_DAYS) * DAY_MS
  const signature = signInvoice(config.SECRET, `${invoice.id}.${expiresAt}`)
  return `${config.PUBLIC_URL}/invoices/${invoice.id}/${expiresAt}.${signature}/${invoice.number}.pdf`
}

/** {@link invoiceUrl} of this shop. */
export const invoiceUrls =
  (shop: Shop) =>
  (invoice: { id: string; number: string }): string =>
    invoiceUrl(shop, invoice)

/** Whether a URL opens the document. URLs of earlier versions had no end; they count as expired. */
export function checkInvoiceSignature(
  secret: string,
  id: string,
  segment: string,
  nowMs: number,
): 'valid' | 'expired' | 'invalid' {
  const [, expiresAt, signature] = /^(\d{13,15})\.([\w-]+)$/.exec(segment) ?? []
  if (expiresAt === undefined || signature === undefined)
    return equalsConstantTime(segment, signInvoice(secret, id)) ? 'expired' : 'invalid'
  if (!equalsConstantTime(signature, signInvoice(secret, `${id}.${expiresAt}`))) return 'invalid'
  return nowMs < Number(expiresAt) ? 'valid' : 'expired'
}
