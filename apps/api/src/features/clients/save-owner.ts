import type { Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type StepToSave, saveStep } from './save-step.ts'

export type OwnerStep = {
  ownerName: string
  ownerIdentityNumber: string
  ownerContactNumber: string
  /** Bytes of the uploaded picture; null keeps the stored one. */
  ownerIdentityImage: Uint8Array | null
}

/** Saves step 2; `picture.required` without an uploaded or stored picture (FORM-06). */
export async function saveOwner(
  context: AppContext,
  caller: Pick<StepToSave, 'actor' | 'requestId'>,
  { ownerIdentityImage, ...facts }: OwnerStep,
): Promise<Result<null>> {
  const document = {
    slot: 'ownerIdentity',
    field: 'ownerIdentityImage',
    bytes: ownerIdentityImage,
    rule: 'required',
  } as const
  return saveStep(context, { ...caller, kind: 'ownerSaved', facts, document })
}
