import type { ZoneError } from '@warda/domain/delivery/delivery-zones'
import type { VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { type DomainError, ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { type OrderPreview, type OrderRequest, previewOrder } from '../orders/index.ts'
import type { StandingValues } from './queries.ts'

type Place = Pick<StandingValues, 'addressLine' | 'district' | 'city' | 'latitude' | 'longitude' | 'addressNote'>

type Estimated = Pick<StandingValues, 'branchId' | 'terms'> &
  Place & { lines: readonly { variantId: VariantId; quantity: number }[] }

/** What one delivery costs now, in halalas with delivery fee and VAT; the price of placing it. */
export async function estimateTotal(context: AppContext, actor: Actor, input: Estimated): Promise<Halalas> {
  return (await previewDelivery(context, actor, input)).totals.total
}

/**
 * The price of one delivery. An error when every order would be refused: a line is below the client's minimum quantity, or the shop does not
 * deliver to the address.
 */
export async function estimateValidTotal(
  context: AppContext,
  actor: Actor,
  input: Estimated,
): Promise<Result<Halalas, 'quantity.below_minimum' | ZoneError>> {
  const { lines, totals, errors } = await previewDelivery(context, actor, input)
  const short = lines.find(({ error }) => error?.code === 'quantity.below_minimum')
  if (short?.error) return short.error as DomainError<'quantity.below_minimum'>
  const [error] = input.branchId === null ? errors.filter(({ code }) => isAboutAddress(code)) : []
  return (error as DomainError<ZoneError> | undefined) ?? ok(totals.total)
}

const isAboutAddress = (code: string): boolean => code.startsWith('delivery.')

export const previewDelivery = (context: AppContext, actor: Actor, input: Estimated): Promise<OrderPreview> =>
  previewOrder(context, { actor, order: { ...toDestination(input), paymentTerms: input.terms }, lines: input.lines })

/** The branch of a client, or the address of a shopper. */
export function toDestination({
  branchId,
  addressLine,
  ...place
}: Place & Pick<StandingValues, 'branchId'>): Pick<OrderRequest, 'branchId' | 'deliveryAddress'> {
  if (branchId !== null) return { branchId }
  return {
    deliveryAddress: {
      line: addressLine ?? '',
      district: place.district ?? undefined,
      city: place.city ?? '',
      latitude: place.latitude ?? undefined,
      longitude: place.longitude ?? undefined,
      note: place.addressNote ?? undefined,
    },
  }
}
