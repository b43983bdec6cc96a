import { calculateOrderAmounts } from '@warda/domain/payments/order-amounts'
import type { MailPayloads } from '../features/mail/index.ts'

/** The payload of a mail about a credit; `text` is the name of the buyer and the reason. */
export const makeCreditMail = (text: string): MailPayloads['order-credited'] => ({
  fullName: text,
  orderNumber: '10023',
  credits: [{ at: '2026-11-29T07:00:00.000Z', reason: text, amount: 500 }],
  amounts: calculateOrderAmounts({ total: 44_330, credited: 500, cancelled: 0, received: 44_330, refunded: 500 }),
  statusWords: { word: 'completed', tone: 'done', money: [{ word: 'paid', amount: 43_830, day: null }] },
  orderPath: '/orders/1',
})
