import type { Config } from './config.ts'
import { equalsConstantTime, keyFor, sign } from './signing-keys.ts'

/** Who holds a paper's address may read it: our word for the document's id is its second segment, and nothing in it can be guessed. */
const wordFor = (secret: string, id: string): string => sign(keyFor(secret, 'invoice'), id)

/** The absolute address of a document's paper; it ends in `.pdf`, so that pages offer a download (spec §3). */
export const invoiceUrl = (
  config: Pick<Config, 'SECRET' | 'PUBLIC_URL'>,
  invoice: { id: string; number: string },
): string => `${config.PUBLIC_URL}/invoices/${invoice.id}/${wordFor(config.SECRET, invoice.id)}/${invoice.number}.pdf`

/** {@link invoiceUrl} of this shop. */
export const invoiceUrls =
  (config: Pick<Config, 'SECRET' | 'PUBLIC_URL'>) =>
  (invoice: { id: string; number: string }): string =>
    invoiceUrl(config, invoice)

/** Whether a segment is our word for this document. */
export const signatureHolds = (secret: string, id: string, signature: string): boolean =>
  equalsConstantTime(signature, wordFor(secret, id))
