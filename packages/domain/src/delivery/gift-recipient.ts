import { saudiMobile } from '../phone.ts'
import { normaliseDigits } from '../text.ts'

/** Whether what is handed over must show no prices: the recipient is not the buyer (another phone), or must not learn who sends. */
export function isGift(order: { buyerPhone: string; recipientPhone: string; hideSender: boolean }): boolean {
  return order.hideSender || plain(order.buyerPhone) !== plain(order.recipientPhone)
}

const plain = (phone: string): string => saudiMobile(phone) ?? normaliseDigits(phone).replace(/\D/g, '')
