import type { QuoteRemark } from '@warda/contract/admin-orders'
import type { FieldPath } from 'react-hook-form'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import type { PhoneForm } from './phone-schema.ts'
import type { Quoted } from './use-quote.ts'

/** A phone order as it is being filled in, and what it would cost as it stands. */
export type PhoneOrder = ContractForm<PhoneForm, PhoneForm> & { quoted: Quoted }

/** How a field is set by something that is no text box. */
export const put = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** What the shop says of a field: why it is refused, as the form or the server found, else what is in its way as the order stands. */
export const errorAt = (order: PhoneOrder, field: FieldPath<PhoneForm>, wire: string = field): string | undefined =>
  order.errorOf(field) ?? remarksOn(order.quoted, wire).find(({ blocks }) => blocks)?.message

export const remarksOn = ({ quote }: Quoted, wire: string): QuoteRemark[] =>
  quote?.remarks.filter(({ field, variantId }) => field === wire && variantId === null) ?? []
