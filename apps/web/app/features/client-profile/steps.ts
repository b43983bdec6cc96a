import { type ClientProfile, ownerStepBody, registerStepBody } from '@warda/contract/clients'
import { instantOrDay } from '@warda/contract/wire/client-fields'
import { pictureFile } from '@warda/contract/wire/file'
import { normaliseDigits } from '@warda/domain/text'
import * as z from 'zod/mini'
import type { Remark } from '../../lib/forms/contract-resolver.ts'

export const STEPS = ['register', 'owner', 'tax'] as const
export type Step = (typeof STEPS)[number]

/** Where the wizard opens: the first step that is not done, or the first of all when everything is (CLIENT-02). */
export const openingStep = (done: ClientProfile['done']): Step => STEPS.find((step) => !done[step]) ?? 'register'

export const stepAfter = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null
export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null

/** Both dates are there and the expiry does not come after the issue (spec §5). */
const datesClash = ({
  registerIssueDate,
  registerExpiryDate,
}: {
  registerIssueDate: string
  registerExpiryDate: string
}) => registerIssueDate !== '' && registerExpiryDate !== '' && registerExpiryDate <= registerIssueDate

/** Step 1 (FORM-06). `copyThere`: one was sent before, so none is needed; `expiryRequired` is the shop's setting (decisions §10). */
export const registerSchema = ({ copyThere, expiryRequired }: { copyThere: boolean; expiryRequired: boolean }) =>
  z.extend(registerStepBody, {
    registerExpiryDate: expiryRequired ? instantOrDay : z.union([z.literal(''), instantOrDay]),
    registerCopy: copyThere ? z.optional(pictureFile) : pictureFile,
  })

/** What two dates say together, also while other fields are missing. */
export const compareDates = (values: { registerIssueDate: string; registerExpiryDate: string }): Remark[] =>
  datesClash(values) ? [{ field: 'registerExpiryDate', key: 'expiry_after_issue' }] : []

/** Step 2 (FORM-06). */
export const ownerSchema = ({ imageThere }: { imageThere: boolean }) =>
  z.extend(ownerStepBody, { ownerIdentityImage: imageThere ? z.optional(pictureFile) : pictureFile })

const YES_NO = ['true', 'false'] as const

/** Step 3 (CLIENT-03): a number when registered for tax; the letter is optional when not. */
export const taxSchema = z
  .object({
    isTaxRegistered: z.enum(YES_NO, 'required'),
    taxNumber: z.pipe(
      z.string('required').check(z.maxLength(40, 'too_long')),
      z.transform((value) => normaliseDigits(value).trim()),
    ),
    taxExemptionLetter: z.optional(pictureFile),
  })
  .check(
    z.refine(({ isTaxRegistered, taxNumber }) => isTaxRegistered === 'false' || taxNumber !== '', {
      error: 'required',
      path: ['taxNumber'],
    }),
    z.refine(({ isTaxRegistered, taxNumber }) => isTaxRegistered === 'false' || /^\d*$/.test(taxNumber), {
      error: 'digits_only',
      path: ['taxNumber'],
    }),
  )
