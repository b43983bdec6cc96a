import { areRegistrationDatesValid } from '@warda/domain/clients/profile'
import { type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../settings/index.ts'
import { type StepToSave, saveStep } from './save-step.ts'

export type Register = {
  organizationName: string
  unifiedNumber: string
  registerNumber: string
  registerIssueDate: string
  registerExpiryDate: string | null
  /** Bytes of the uploaded picture; null keeps the stored one. */
  registerCopy: Uint8Array | null
}

/**
 * Saves step 1. The expiry date must be after the issue date and is optional only if the settings allow it (decisions §10). Refusals:
 * `register.expiry_required`, `register.expiry_after_issue`, and those of {@link saveStep}.
 */
export async function saveRegister(
  context: AppContext,
  caller: Pick<StepToSave, 'actor' | 'requestId'>,
  { registerCopy, ...facts }: Register,
): Promise<Result<null>> {
  const { registerExpiryRequired } = await readSettings(context)
  const { registerIssueDate, registerExpiryDate } = facts
  if (registerExpiryRequired && registerExpiryDate === null)
    return refuse('register.expiry_required', undefined, 'registerExpiryDate')
  if (!areRegistrationDatesValid(registerIssueDate, registerExpiryDate, registerExpiryRequired))
    return refuse('register.expiry_after_issue', undefined, 'registerExpiryDate')
  const document = { slot: 'registerCopy', field: 'registerCopy', bytes: registerCopy, rule: 'required' } as const
  return saveStep(context, { ...caller, kind: 'registerSaved', facts, document })
}
