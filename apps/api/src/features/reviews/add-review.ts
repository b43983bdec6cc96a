import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { loadSettings } from '../settings/index.ts'
import { isPublished, lockOpenOrders, type ReviewRow, saveReview } from './queries.ts'

export type NewReview = {
  productId: number
  userId: string
  fullName: string
  stars: number
  description: string
}

const ARABIC = /\p{Script=Arabic}/gu
const LETTER = /\p{L}/gu

/** Creates or replaces the user's only review of a product (spec §5). Its language is that of most of its letters. */
export async function addReview(
  context: AppContext,
  review: NewReview,
): Promise<Result<ReviewRow, 'product.not_found'>> {
  return inResultTransaction(context.db, async (trx) => {
    if (!(await isPublished(trx, review.productId))) return refuse('product.not_found')
    const { holdReviews } = await loadSettings(trx)
    await lockOpenOrders(trx, review.userId, review.productId)
    return ok(
      await saveReview(trx, {
        productId: review.productId,
        userId: review.userId,
        author: formatPublicName(review.fullName),
        stars: review.stars,
        description: review.description,
        language: detectLanguage(review.description),
        hold: holdReviews,
        now: new Date(context.clock.now()),
      }),
    )
  })
}

function detectLanguage(text: string): Language {
  const letters = text.match(LETTER)?.length ?? 0
  return (text.match(ARABIC)?.length ?? 0) * 2 > letters ? 'ar' : 'en'
}

/** The first name and the initial of the last name, so that the author cannot be identified. */
function formatPublicName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return initial ? `${first} ${initial}.` : first
}
