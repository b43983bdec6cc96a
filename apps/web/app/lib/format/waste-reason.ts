import { WASTE_REASONS, type WasteReason } from '@warda/domain/stock/waste-reasons'
import { m } from '@warda/i18n/messages'

const names: Record<WasteReason, () => string> = {
  wilted: m.stock_waste_wilted,
  broken: m.stock_waste_broken,
  gift: m.stock_waste_gift,
  sample: m.stock_waste_sample,
  countDifference: m.stock_waste_count_difference,
}

export const wasteReasonName = (reason: WasteReason): string => names[reason]()

/** The reasons as choices of a group of radio buttons. */
export const listWasteReasons = (): { value: WasteReason; label: string }[] =>
  WASTE_REASONS.map((value) => ({ value, label: wasteReasonName(value) }))

export const isWasteReason = (value: string): value is WasteReason =>
  (WASTE_REASONS as readonly string[]).includes(value)
