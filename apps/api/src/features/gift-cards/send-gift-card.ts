import { riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { queueMail } from '../mail/index.ts'
import { findPerson } from './person-queries.ts'
import { lockGiftCard, setSent } from './queries.ts'

/** When mails for a chosen day are sent, in minutes after midnight in Riyadh. */
const SEND_AT = 8 * 60

/** Job `send-gift-card`: the receipt for the buyer, and the mail to the recipient on its day. Each is sent once. */
export async function sendGiftCard(context: AppContext, { giftCardId }: { giftCardId: string }): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (trx) => {
    const card = await lockGiftCard(trx, giftCardId)
    if (!card || card.state === 'unpaid') return
    const { number, amount, recipientName, senderName, message, language } = card
    const expiresAt = card.expiresAt?.toISOString() ?? null
    const buyer = await findPerson(trx, card.buyerId)
    if (buyer)
      await queueMail(trx, {
        kind: 'gift-card-bought',
        dedupeKey: `gift-card-bought:${giftCardId}`,
        to: { name: buyer.fullName, address: buyer.email },
        language,
        payload: {
          fullName: buyer.fullName,
          giftCardId,
          number,
          amount,
          recipientName,
          expiresAt,
          sendOn: card.recipientEmail === null ? null : (card.sendOn ?? ''),
        },
      })
    if (card.recipientEmail === null || card.state !== 'active' || card.sentAt !== null) return
    const day = card.sendOn
    if (day !== null && day > riyadhDate(now)) {
      const notBefore = riyadhInstant(day, SEND_AT)
      return enqueue(trx, 'send-gift-card', { giftCardId }, { notBefore, key: `send-gift-card:${giftCardId}` })
    }
    await queueMail(trx, {
      kind: 'gift-card',
      dedupeKey: `gift-card:${giftCardId}`,
      to: { name: recipientName, address: card.recipientEmail },
      language,
      payload: { giftCardId, recipientName, senderName, message, amount, expiresAt },
    })
    await setSent(trx, giftCardId, new Date(now))
  })
}
