import { documentFileName } from '@warda/domain/invoices/document-file-name'
import { readQrCode } from '@warda/zatca/read-signature'
import { toString as qrCode } from 'qrcode'
import { pdfRenderer } from '../../adapters/pdf/renderer.ts'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../settings/index.ts'
import type { DocumentStyle } from './document-style.ts'
import { invoiceFile } from './invoice-file.ts'
import { findPrinted, isInvoiceReleased } from './queries.ts'
import { renderedFileCache } from './rendered-file-cache.ts'

export type RenderedFile = { number: string; pdf: Uint8Array<ArrayBuffer> }

/** An issued document never changes, so its PDF is cached, by accent colour and riyal sign. */
const recent = renderedFileCache<RenderedFile>(40)

/** The PDF of a document (PDF/A-3b with the XML attached); null when it does not exist or is not released. */
export async function renderInvoice(context: AppContext, id: string): Promise<RenderedFile | null> {
  if (!(await isInvoiceReleased(context.db, id))) return null
  const { accent, riyalSign } = (await readSettings(context)).identity
  return recent(`${id} ${accent} ${riyalSign}`, () => print(context, id, { accent, riyalSign }))
}

/** As {@link renderInvoice}, for exports of many documents, which would displace all others from the cache. */
export async function renderInvoiceUncached(context: AppContext, id: string): Promise<RenderedFile | null> {
  const { accent, riyalSign } = (await readSettings(context)).identity
  return print(context, id, { accent, riyalSign })
}

async function print(
  context: AppContext,
  id: string,
  { accent, riyalSign }: DocumentStyle,
): Promise<RenderedFile | null> {
  const row = await findPrinted(context.db, id)
  if (!row) return null
  const { number, document, xml, isCleared } = row
  // The authority replaced the QR code of a cleared document.
  const qr = isCleared ? (readQrCode(xml) ?? row.qr) : row.qr
  const qrSvg = await qrCode(qr, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })
  const pdf = await pdfRenderer.render({
    template: 'invoice',
    data: invoiceFile(document, { qrSvg, showRiyalSign: riyalSign }),
    accent,
    xml,
    xmlName: `${documentFileName(document)}.xml`,
    at: document.issuedAt,
  })
  return { number, pdf }
}
