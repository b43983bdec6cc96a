import type { CounterPayment } from '@warda/domain/counter-sales/counter-payments'
import type { Overrides } from '@warda/domain/counter-sales/overrides'
import type { BranchId, UserId, VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import type { OrderRequest } from '../orders/index.ts'
import type { FreeLine } from './free-lines.ts'

export type CounterSale = {
  lines: readonly { variantId: VariantId; quantity: number }[]
  freeLines: readonly FreeLine[]
  /** The account of the buyer. */
  userId?: UserId | undefined
  customer?: { fullName: string; phoneNumber: string; email?: string | undefined } | undefined
  branchId?: BranchId | undefined
  purchaseOrder?: string | undefined
  /** Null, as `delivery`, when the flowers are handed over at once. */
  pickup: { date: string; time: string; fullName?: string | undefined } | null
  delivery: Pick<
    OrderRequest,
    'recipient' | 'deliveryAddress' | 'deliveryDate' | 'deliverySlot' | 'hideSender' | 'outsideReason'
  > | null
  cardMessage?: string | undefined
  couponCode?: string | undefined
  paymentTerms: PaymentTerms
  isPaidLater: boolean
  payments: readonly CounterPayment[]
  overrides?: Overrides | undefined
  expectedTotal?: Halalas | undefined
}
