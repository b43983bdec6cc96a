import type { ErrorCode } from '@warda/domain/errors/errors'
import { type Halalas, parseAmount } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertClientEvent, lockClient } from '../client-profiles/index.ts'
import {
  findProductIds,
  findSkus,
  findTerms,
  replaceMinimums,
  replacePrices,
  type Terms,
  updateTerms,
} from './admin-queries.ts'

/** What is to change; the rest stays. Amounts in riyals as they were sent, lists take the place of the old ones. */
export type TermsForm = {
  creditLimit?: number | undefined
  discountPercent?: number | undefined
  prices?: readonly { sku: string; fromQuantity: number; price: number }[] | undefined
  minimums?: readonly { productId: number; quantity: number }[] | undefined
}

type OwnPrice = { variantId: number; fromQuantity: number; price: Halalas }

/**
 * Sets what a client is offered; orders placed before keep their prices. A SKU or product that is not there, or the same step twice, is
 * refused with the field it stands in (`prices.3.sku`).
 */
export async function setTerms(
  context: AppContext,
  asked: { actor: Actor; requestId: string; clientId: number; form: TermsForm },
): Promise<Result<Terms>> {
  const { form, clientId } = asked
  const limit = form.creditLimit === undefined ? null : parseAmount(form.creditLimit, { allowZero: true })
  if (limit && !limit.ok) return refuse(limit.code, limit.values, 'creditLimit')
  return inResultTransaction<Terms, ErrorCode>(context.db, async (trx) => {
    const before = (await lockClient(trx, clientId)) ? await findTerms(trx, clientId) : undefined
    if (!before) return refuse('not_found')
    const prices = await readPrices(trx, form.prices ?? [])
    if (!prices.ok) return prices
    const minimums = await checkMinimums(trx, form.minimums ?? [])
    if (!minimums.ok) return minimums
    await updateTerms(trx, clientId, {
      creditLimit: limit?.value ?? before.creditLimit,
      discountPercent: form.discountPercent ?? before.discountPercent,
    })
    if (form.prices) await replacePrices(trx, clientId, prices.value)
    if (form.minimums) await replaceMinimums(trx, clientId, form.minimums)
    await insertClientEvent(trx, {
      clientId,
      kind: 'termsChanged',
      detail: { changed: Object.keys(form) },
      actorId: asked.actor.userId,
      requestId: asked.requestId,
      at: new Date(context.clock.now()),
    })
    const after = await findTerms(trx, clientId)
    return after ? ok(after) : refuse('not_found')
  })
}

async function readPrices(db: Database, prices: NonNullable<TermsForm['prices']>): Promise<Result<OwnPrice[]>> {
  const known = await findSkus(
    db,
    prices.map(({ sku }) => sku),
  )
  const read: OwnPrice[] = []
  const seen = new Set<string>()
  for (const [at, { sku, fromQuantity, price }] of prices.entries()) {
    const variantId = known.get(sku)
    if (variantId === undefined) return refuse('terms.sku_unknown', { sku }, `prices.${at}.sku`)
    const step = `${variantId} ${fromQuantity}`
    if (seen.has(step)) return refuse('terms.price_twice', { sku, quantity: fromQuantity }, `prices.${at}.fromQuantity`)
    seen.add(step)
    const amount = parseAmount(price, { allowZero: true })
    if (!amount.ok) return refuse(amount.code, amount.values, `prices.${at}.price`)
    read.push({ variantId, fromQuantity, price: amount.value })
  }
  return ok(read)
}

async function checkMinimums(db: Database, minimums: NonNullable<TermsForm['minimums']>): Promise<Result<null>> {
  const asked = minimums.map(({ productId }) => productId).filter((id) => id > 0 && id < 2 ** 31)
  const known = await findProductIds(db, asked)
  const seen = new Set<number>()
  for (const [at, { productId }] of minimums.entries()) {
    if (!known.has(productId) || seen.has(productId))
      return refuse('terms.product_unknown', { id: productId }, `minimums.${at}.productId`)
    seen.add(productId)
  }
  return ok(null)
}
