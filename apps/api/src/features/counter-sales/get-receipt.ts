import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { drawQrCode, type QrDrawing } from '../one-time-codes/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { findReceipt, type ReceiptRow } from './queries.ts'

/** The receipt of a sale; `qrCode` is that of its tax document, null without one. */
export type Receipt = { row: ReceiptRow; settings: Settings; qrCode: QrDrawing | null }

export async function getReceipt(context: AppContext, orderId: OrderId): Promise<Result<Receipt, 'not_found'>> {
  const row = await findReceipt(context.db, orderId)
  if (!row) return refuse('not_found')
  const settings = await readSettings(context)
  return ok({ row, settings, qrCode: row.invoice && drawQrCode(row.invoice.qr) })
}
