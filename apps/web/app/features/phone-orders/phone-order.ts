import type { QuoteRemark } from '@warda/contract/admin-orders'
import type { FieldPath } from 'react-hook-form'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import type { PhoneForm } from './phone-schema.ts'
import type { QuoteState } from './use-quote.ts'

/** The form of a phone order together with its current quote. */
export type PhoneOrder = ContractForm<PhoneForm, PhoneForm> & { quoted: QuoteState }

/** Options of `setValue` for controls that are not registered text inputs. */
export const SET_VALUE_OPTIONS = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** The form's or the server's error of a field, else the blocking remark of the quote; `wire` is the name in the contract. */
export const getFieldOrQuoteError = (
  order: PhoneOrder,
  field: FieldPath<PhoneForm>,
  wire: string = field,
): string | undefined => order.getError(field) ?? findRemarks(order.quoted, wire).find(({ blocks }) => blocks)?.message

export const findRemarks = ({ quote }: QuoteState, wire: string): QuoteRemark[] =>
  quote?.remarks.filter(({ field, variantId }) => field === wire && variantId === null) ?? []
