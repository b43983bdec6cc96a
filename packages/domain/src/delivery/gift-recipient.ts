import { parseSaudiMobile } from '../phone.ts'
import { normaliseDigits } from '../text.ts'

/** Whether the delivery note must not show prices: the recipient is not the buyer (another phone), or the sender is hidden. */
export function isGift(order: { buyerPhone: string; recipientPhone: string; hideSender: boolean }): boolean {
  return order.hideSender || comparablePhone(order.buyerPhone) !== comparablePhone(order.recipientPhone)
}

const comparablePhone = (phone: string): string => parseSaudiMobile(phone) ?? normaliseDigits(phone).replace(/\D/g, '')
