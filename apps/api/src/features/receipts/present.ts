import type { Receipt } from '@warda/contract/receipts'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { ReceiptView } from './queries.ts'

/** Contains prices, because it is for the buyer. */
export const presentReceipt = (receipt: ReceiptView, language: Language): Receipt => ({
  orderNumber: receipt.orderNumber,
  purchaseOrder: receipt.purchaseOrder,
  totalBalance: halalasToRiyals(receipt.total),
  deliveryDate: receipt.deliveryDate,
  deliverySlot: receipt.deliverySlot,
  deliveredAt: receipt.deliveredAt?.toISOString() ?? null,
  receivedAt: receipt.receivedAt.toISOString(),
  recipientName: receipt.recipientName,
  items: receipt.lines.map((line) => ({
    productId: line.productId,
    slug: line.slug,
    name: language === 'ar' ? line.titleAr : line.titleEn,
    size: line.size,
    quntity: line.quantity,
  })),
})
