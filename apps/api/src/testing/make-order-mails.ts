import { calculateOrderAmounts } from '@warda/domain/payments/order-amounts'
import type { MailPayloads } from '../features/mail/index.ts'
import { makeGiftCardMails } from './make-gift-card-mails.ts'

const makeCreditMail = (text: string): MailPayloads['order-credited'] => ({
  fullName: text,
  orderNumber: '10023',
  credits: [{ at: '2026-11-29T07:00:00.000Z', reason: text, amount: 500 }],
  amounts: calculateOrderAmounts({ total: 44_330, credited: 500, cancelled: 0, received: 44_330, refunded: 500 }),
  statusWords: { word: 'completed', tone: 'done', money: [{ word: 'paid', amount: 43_830, day: null }] },
  orderPath: '/orders/1',
})

/** The payloads of the mails about credits and changes of items; `text` is each name and reason. */
export function makeOrderMails(
  text: string,
): Pick<
  MailPayloads,
  'order-credited' | 'order-items-changed' | 'order-items-request' | 'gift-card-bought' | 'gift-card'
> {
  const order = {
    fullName: text,
    orderNumber: '10023',
    orderId: '22222222-2222-4222-8222-222222222222',
    changeId: '33333333-3333-4333-8333-333333333333',
    before: {
      lines: [{ name: text, size: 'medium', quantity: 1, total: 20_000 }],
      reductions: 0,
      deliveryFee: 2_500,
      total: 22_500,
    },
    after: {
      lines: [{ name: text, size: 'large', quantity: 2, total: 60_000 }],
      reductions: 6_000,
      deliveryFee: 2_500,
      total: 56_500,
    },
    difference: 34_000,
    orderPath: '/orders/1',
  }
  return {
    'order-credited': makeCreditMail(text),
    'order-items-changed': { ...order, refunded: 0, refundTo: 'credit', outstanding: 5_000, paysOnline: true },
    ...makeGiftCardMails(text),
    'order-items-request': { ...order, until: '2026-11-30T07:00:00.000Z' },
  }
}
