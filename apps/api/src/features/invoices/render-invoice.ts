import { toString as qrCode } from 'qrcode'
import { pdfRenderer } from '../../adapters/pdf/renderer.ts'
import type { AppContext } from '../../context.ts'
import { invoiceFile } from './invoice-file.ts'
import { findPrinted } from './queries.ts'
import { renderedFileCache } from './rendered-file-cache.ts'

export type RenderedFile = { number: string; pdf: Uint8Array<ArrayBuffer> }

/** An issued document never changes, so its paper does not either. */
const recent = renderedFileCache<RenderedFile>(40)

/** The paper of a document (PDF/A-3b with its XML inside), printed once while it is asked for often; null when there is none. */
export const renderInvoice = (context: AppContext, id: string): Promise<RenderedFile | null> =>
  recent(id, () => print(context, id))

async function print(context: AppContext, id: string): Promise<RenderedFile | null> {
  const row = await findPrinted(context.db, id)
  if (!row) return null
  const { number, document, xml, qr } = row
  const qrSvg = await qrCode(qr, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })
  const pdf = await pdfRenderer.render({
    template: 'invoice',
    data: invoiceFile(document, qrSvg),
    xml,
    at: document.issuedAt,
  })
  return { number, pdf }
}
