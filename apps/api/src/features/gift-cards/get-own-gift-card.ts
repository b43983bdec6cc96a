import type { UserId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { findGiftCard, type GiftCardRow } from './queries.ts'

/** A gift card that the caller bought. */
export async function getOwnGiftCard(
  { db }: AppContext,
  userId: UserId,
  giftCardId: string,
): Promise<GiftCardRow | undefined> {
  const card = await findGiftCard(db, giftCardId)
  return card?.buyerId === userId ? card : undefined
}
