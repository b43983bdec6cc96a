import type { WorkroomLabel, WorkroomOrder } from '@warda/contract/workroom'
import type { Language } from '@warda/domain/language'
import { thumbnailAddress } from '../../thumbnail-present.ts'
import type { Label } from './get-labels.ts'
import type { WorkroomRow } from './queries.ts'

const presentTick = (tick: WorkroomRow['packing']): WorkroomOrder['packing'] =>
  tick && { by: tick.by, at: new Date(tick.at).toISOString() }

export function presentWorkroomOrder(row: WorkroomRow, language: Language): WorkroomOrder {
  const window = row.plannedSlot ?? row.deliverySlot
  return {
    orderId: row.orderId,
    orderNumber: row.number,
    kind: row.isPickup ? 'pickup' : 'delivery',
    hour: Number(window.slice(0, 2)),
    window,
    isReady: row.state === 'ready',
    items: row.items.map((item) => ({
      variantId: item.variantId,
      name: language === 'ar' ? item.titleAr : item.titleEn,
      size: item.size,
      stems: item.stems,
      quantity: item.quantity,
      isAddOn: item.isAddOn,
      thumbnail: thumbnailAddress(item.picture),
      tick: presentTick(item.tick),
    })),
    card: row.cardMessage
      ? {
          message: row.cardMessage,
          to: row.recipientName,
          from: row.hideSender ? null : row.buyerName,
          tick: presentTick(row.card),
        }
      : null,
    packing: presentTick(row.packing),
    substitution: row.substitution,
    allergyNote: row.allergyNote,
  }
}

export const presentLabel = (label: Label): WorkroomLabel => ({
  orderId: label.orderId,
  orderNumber: label.number,
  kind: label.isPickup ? 'pickup' : 'delivery',
  window: label.plannedSlot ?? label.deliverySlot,
  stop: label.stop,
  driver: label.driver,
  pieces: label.pieces,
})
