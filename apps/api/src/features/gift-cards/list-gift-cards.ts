import type { UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { MAX_COUNTED_ROWS, type PageInfo, paginate } from '@warda/domain/pagination'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { getStoreCredit } from '../receivables/index.ts'
import {
  countSoldGiftCards,
  findOwnGiftCards,
  findSoldGiftCards,
  type GiftCardRow,
  type GiftCardSearch,
  type SoldGiftCardRow,
  sumLiability,
} from './queries.ts'

const DAY_MS = 86_400_000

export type OwnGiftCards = { cards: GiftCardRow[]; storeCredit: Halalas }

/** The gift cards that a person bought, and the person's store credit. */
export async function listOwnGiftCards(context: AppContext, userId: UserId): Promise<OwnGiftCards> {
  const since = new Date(context.clock.now() - DAY_MS)
  const [cards, storeCredit] = await Promise.all([
    findOwnGiftCards(context.db, userId, since),
    getStoreCredit(context.db, { userId }),
  ])
  return { cards, storeCredit }
}

type GiftCardQuery = {
  q?: string | undefined
  state?: GiftCardSearch['state'] | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

export type SoldGiftCards = { rows: SoldGiftCardRow[]; page: PageInfo; liability: Halalas }

/** A page of the paid gift cards, newest first, and what the shop owes for them. */
export function listGiftCards(context: AppContext, query: GiftCardQuery): Promise<SoldGiftCards> {
  const search = { text: normaliseDigits(normaliseText(query.q ?? '')), state: query.state ?? null }
  return inSnapshot(context.db, async (db) => {
    const page = paginate(query, await countSoldGiftCards(db, search, MAX_COUNTED_ROWS + 1))
    return { rows: await findSoldGiftCards(db, search, page), page, liability: await sumLiability(db) }
  })
}
