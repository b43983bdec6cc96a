import type { Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type StepToSave, saveStep } from './save-step.ts'

export type OwnerStep = {
  ownerName: string
  ownerIdentityNumber: string
  ownerContactNumber: string
  /** A picture as it was uploaded; null keeps the one that is there. */
  ownerIdentityImage: Uint8Array | null
}

/** Step 2. Refusals are those of {@link saveStep}; without any picture `picture.required` (FORM-06). */
export async function saveOwner(
  context: AppContext,
  who: Pick<StepToSave, 'actor' | 'requestId'>,
  { ownerIdentityImage, ...facts }: OwnerStep,
): Promise<Result<null>> {
  const document = {
    slot: 'ownerIdentity',
    field: 'ownerIdentityImage',
    bytes: ownerIdentityImage,
    rule: 'required',
  } as const
  return saveStep(context, { ...who, kind: 'ownerSaved', facts, document })
}
