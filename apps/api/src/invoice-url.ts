import type { Config } from './config.ts'
import { deriveKey, equalsConstantTime, sign } from './signing-keys.ts'

/** The signature of an invoice URL; the URL is the only authorization. */
const signInvoiceId = (secret: string, id: string): string => sign(deriveKey(secret, 'invoice'), id)

/** The absolute URL of a document's PDF; it ends in `.pdf`, so that pages offer a download (spec §3). */
export const invoiceUrl = (
  config: Pick<Config, 'SECRET' | 'PUBLIC_URL'>,
  invoice: { id: string; number: string },
): string =>
  `${config.PUBLIC_URL}/invoices/${invoice.id}/${signInvoiceId(config.SECRET, invoice.id)}/${invoice.number}.pdf`

/** {@link invoiceUrl} of this shop. */
export const invoiceUrls =
  (config: Pick<Config, 'SECRET' | 'PUBLIC_URL'>) =>
  (invoice: { id: string; number: string }): string =>
    invoiceUrl(config, invoice)

/** Whether the signature of a document's URL is valid. */
export const isSignatureValid = (secret: string, id: string, signature: string): boolean =>
  equalsConstantTime(signature, signInvoiceId(secret, id))
