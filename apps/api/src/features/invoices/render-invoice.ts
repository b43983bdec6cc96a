import { toString as qrCode } from 'qrcode'
import { printer } from '../../adapters/pdf/renderer.ts'
import type { World } from '../../context.ts'
import { invoicePaper } from './invoice-file.ts'
import { findPrinted } from './queries.ts'
import { recentPapers } from './rendered-file-cache.ts'

export type Paper = { number: string; pdf: Uint8Array<ArrayBuffer> }

/** An issued document never changes, so its paper does not either. */
const recent = recentPapers<Paper>(40)

/** The paper of a document (PDF/A-3b with its XML inside), printed once while it is asked for often; null when there is none. */
export const renderInvoice = (world: World, id: string): Promise<Paper | null> => recent(id, () => print(world, id))

async function print(world: World, id: string): Promise<Paper | null> {
  const row = await findPrinted(world.db, id)
  if (!row) return null
  const { number, document, xml, qr } = row
  const qrSvg = await qrCode(qr, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })
  const pdf = await printer.print({ paper: 'invoice', data: invoicePaper(document, qrSvg), xml, at: document.issuedAt })
  return { number, pdf }
}
