import { createGiftCardCode } from '../gift-card-code.ts'
import type { Person } from './demo-api.ts'
import { payInvoice } from './order-seed-queries.ts'
import type { DemoContext } from './order-steps.ts'

const DAY_MS = 86_400_000

/** Creates two gift cards, a redeemed and an active one. `secret` is that of the shop, from which the codes are derived. */
export async function seedGiftCards(
  context: DemoContext,
  { now, secret }: { now: number; secret: string },
): Promise<void> {
  const { api, people } = context
  api.setTime(now - 6 * DAY_MS)
  const redeemed = await buy(context, people.noura, {
    amount: 150,
    recipientName: 'لمى',
    senderName: 'نورة',
    message: 'ألف مبروك التخرج!',
  })
  api.setTime(now - 5 * DAY_MS)
  await api.call(people.lama, 'redeemGiftCard', {
    params: { userId: people.lama.userId },
    body: { code: createGiftCardCode(secret, redeemed) },
  })
  api.setTime(now - DAY_MS)
  await buy(context, people.sara, {
    amount: 300,
    recipientName: 'Huda Alqahtani',
    senderName: 'Sara',
    message: 'For your new home.',
  })
}

async function buy(
  { trx, api }: DemoContext,
  buyer: Person,
  card: { amount: number; recipientName: string; senderName: string; message: string },
): Promise<string> {
  const { userId } = buyer
  const { data } = await api.call(buyer, 'buyGiftCard', {
    params: { userId },
    body: { ...card, recipientEmail: '', sendOn: '' },
  })
  const params = { userId, giftCardId: data.id }
  const { link } = await api.call(buyer, 'payGiftCard', { params })
  await payInvoice(trx, link.split('/').at(-1) ?? '')
  await api.call(buyer, 'confirmGiftCard', { params })
  return data.id
}
