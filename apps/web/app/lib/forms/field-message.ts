import { m } from '@warda/i18n/messages'
import type { Params } from './rare-field-messages.ts'

/** Messages by the keys of the contract's schemas (contract/wire/text.ts, accounts.ts, …) that forms without a network may need. */
const MESSAGES: Record<string, (params: Params) => string> = {
  required: () => m.field_required(),
  too_short: ({ min = 0 }) => m.field_too_short({ min }),
  too_long: ({ max = 0 }) => m.field_too_long({ max }),
  invalid_characters: () => m.field_invalid_characters(),
  invalid_choice: () => m.field_invalid_choice(),
  invalid_number: () => m.field_invalid_number(),
  invalid_quantity: () => m.field_invalid_quantity(),
  invalid_date: () => m.field_invalid_date(),
  invalid_id: () => m.field_invalid_id(),
  picture_kind: () => m.field_picture_kind(),
  picture_size: () => m.field_picture_size(),
  amount_invalid: () => m.field_amount_invalid(),
  amount_decimals: () => m.field_amount_decimals(),
  amount_not_positive: () => m.field_amount_not_positive(),
  amount_too_large: () => m.field_amount_too_large(),
  invalid_payment_type: () => m.field_invalid_payment_type(),
  payment_type_required: () => m.field_payment_type_required(),
  schedule_type_required: () => m.field_schedule_type_required(),
  window_order: () => m.field_window_order(),
  slug: () => m.field_slug(),
  sku: () => m.field_sku(),
  too_many_items: () => m.field_too_many_items(),
}

/**
 * Translates a message key of a field into the language of the page. Keys of accounts, companies and addresses are loaded when one is
 * needed; without a network the message is the general one.
 */
export async function fieldMessage(key: string, params: Params = {}): Promise<string> {
  const message = MESSAGES[key] ?? (await loadRareMessages())[key] ?? m.field_invalid
  return message(params)
}

async function loadRareMessages(): Promise<Record<string, (params: Params) => string>> {
  try {
    return (await import('./rare-field-messages.ts')).RARE_MESSAGES
  } catch {
    return {}
  }
}
