import { type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type StepToSave, saveStep } from './save-step.ts'

export type TaxStep = {
  isTaxRegistered: boolean
  /** Latin digits, or empty. */
  taxNumber: string
  /** Bytes of the uploaded picture; null keeps the stored one. */
  taxExemptionLetter: Uint8Array | null
}

/**
 * Saves step 3: a tax number if registered for tax, otherwise an optional exemption letter; the other value is deleted (CLIENT-03). Refusals:
 * `tax.number_required` and those of {@link saveStep}.
 */
export async function saveTax(
  context: AppContext,
  caller: Pick<StepToSave, 'actor' | 'requestId'>,
  step: TaxStep,
): Promise<Result<null>> {
  const { isTaxRegistered, taxNumber } = step
  if (isTaxRegistered && taxNumber === '') return refuse('tax.number_required', undefined, 'taxNumber')
  const facts = { isTaxRegistered, taxNumber: isTaxRegistered ? taxNumber : null }
  const document = {
    slot: 'taxLetter',
    field: 'taxExemptionLetter',
    bytes: step.taxExemptionLetter,
    rule: isTaxRegistered ? 'none' : 'optional',
  } as const
  return saveStep(context, { ...caller, kind: 'taxSaved', facts, document })
}
