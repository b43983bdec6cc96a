import type { Answer } from '@warda/contract/call'
import { canUseCredit, getGiftCardState } from '@warda/domain/gift-cards/gift-card'
import { halalasToRiyals } from '@warda/domain/money'
import type { OwnGiftCards, SoldGiftCards } from './list-gift-cards.ts'
import type { GiftCardRow } from './queries.ts'

type Own = Answer<'getGiftCards'>['data'][number]

const presentCard = (card: GiftCardRow, nowMs: number): Omit<Own, 'link'> => ({
  id: card.id,
  number: card.number,
  amount: halalasToRiyals(card.amount),
  recipientName: card.recipientName,
  recipientEmail: card.recipientEmail,
  message: card.message,
  state: getGiftCardState({ state: card.state, expiresAt: card.expiresAt?.getTime() ?? null }, nowMs),
  sendOn: card.sendOn,
  createdAt: card.createdAt.toISOString(),
  paidAt: card.paidAt?.toISOString() ?? null,
  expiresAt: card.expiresAt?.toISOString() ?? null,
  sentAt: card.sentAt?.toISOString() ?? null,
})

/** A gift card for its buyer; `getUrl` creates its link. */
export function presentOwnGiftCard(card: GiftCardRow, nowMs: number, getUrl: (id: string) => string): Own {
  const presented = presentCard(card, nowMs)
  return { ...presented, link: presented.state === 'active' ? getUrl(card.id) : null }
}

export const presentOwnGiftCards = (
  { cards, storeCredit }: OwnGiftCards,
  nowMs: number,
  getUrl: (id: string) => string,
): Answer<'getGiftCards'> => ({
  data: cards.map((card) => presentOwnGiftCard(card, nowMs, getUrl)),
  storeCredit: halalasToRiyals(storeCredit),
})

export const presentSoldGiftCards = (
  { rows, page, liability }: SoldGiftCards,
  nowMs: number,
): Answer<'adminGiftCards'> => ({
  data: rows.map((row) => ({
    ...presentCard(row, nowMs),
    buyer: {
      userId: row.buyerId,
      fullName: row.buyerName,
      canUseCredit: canUseCredit({ role: row.buyerRole, isDeleted: row.isBuyerDeleted }),
    },
    redeemedBy: row.redeemedBy,
    redeemedAt: row.redeemedAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
  })),
  page: page.page,
  pageCount: page.pageCount,
  total: page.total,
  more: page.more,
  liability: halalasToRiyals(liability),
})
