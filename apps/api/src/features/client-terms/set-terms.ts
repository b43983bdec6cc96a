import type { ErrorCode } from '@warda/domain/errors/errors'
import type { ClientId, ProductId, VariantId } from '@warda/domain/ids'
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

/** The changed terms, amounts in riyals; undefined leaves a value unchanged, a list replaces the stored list. */
export type TermsForm = {
  creditLimit?: number | undefined
  discountPercent?: number | undefined
  prices?: readonly { sku: string; fromQuantity: number; price: number }[] | undefined
  minimums?: readonly { productId: ProductId; quantity: number }[] | undefined
}

type ClientPrice = { variantId: VariantId; fromQuantity: number; price: Halalas }

/**
 * Sets the terms of a client; existing orders keep their prices. An unknown SKU or product or a duplicate quantity break is refused with its
 * field (`prices.3.sku`).
 */
export async function setTerms(
  context: AppContext,
  input: { actor: Actor; requestId: string; clientId: ClientId; form: TermsForm },
): Promise<Result<Terms>> {
  const { form, clientId } = input
  const limit = form.creditLimit === undefined ? null : parseAmount(form.creditLimit, { allowZero: true })
  if (limit && !limit.ok) return refuse(limit.code, limit.values, 'creditLimit')
  return inResultTransaction<Terms, ErrorCode>(context.db, async (trx) => {
    const before = (await lockClient(trx, clientId)) ? await findTerms(trx, clientId) : undefined
    if (!before) return refuse('not_found')
    const prices = await parsePrices(trx, form.prices ?? [])
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
      actorId: input.actor.userId,
      requestId: input.requestId,
      at: new Date(context.clock.now()),
    })
    const after = await findTerms(trx, clientId)
    return after ? ok(after) : refuse('not_found')
  })
}

async function parsePrices(db: Database, prices: NonNullable<TermsForm['prices']>): Promise<Result<ClientPrice[]>> {
  const variantIds = await findSkus(
    db,
    prices.map(({ sku }) => sku),
  )
  const parsed: ClientPrice[] = []
  const seen = new Set<string>()
  for (const [index, { sku, fromQuantity, price }] of prices.entries()) {
    const variantId = variantIds.get(sku)
    if (variantId === undefined) return refuse('terms.sku_unknown', { sku }, `prices.${index}.sku`)
    const step = `${variantId} ${fromQuantity}`
    if (seen.has(step))
      return refuse('terms.price_twice', { sku, quantity: fromQuantity }, `prices.${index}.fromQuantity`)
    seen.add(step)
    const amount = parseAmount(price, { allowZero: true })
    if (!amount.ok) return refuse(amount.code, amount.values, `prices.${index}.price`)
    parsed.push({ variantId, fromQuantity, price: amount.value })
  }
  return ok(parsed)
}

async function checkMinimums(db: Database, minimums: NonNullable<TermsForm['minimums']>): Promise<Result<null>> {
  const input = minimums.map(({ productId }) => productId).filter((id) => id > 0 && id < 2 ** 31)
  const existing = await findProductIds(db, input)
  const seen = new Set<number>()
  for (const [index, { productId }] of minimums.entries()) {
    if (!existing.has(productId) || seen.has(productId))
      return refuse('terms.product_unknown', { id: productId }, `minimums.${index}.productId`)
    seen.add(productId)
  }
  return ok(null)
}
