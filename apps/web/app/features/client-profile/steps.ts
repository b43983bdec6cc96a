import { type ClientProfile, ownerStepBody, registerStepBody } from '@warda/contract/clients'
import { instantOrDay } from '@warda/contract/wire/client-fields'
import { pictureFile } from '@warda/contract/wire/file'
import { findNumberDoubt } from '@warda/domain/clients/number-doubts'
import { normaliseDigits } from '@warda/domain/text'
import * as z from 'zod/mini'
import type { FieldIssue } from '../../lib/forms/contract-resolver.ts'

export const STEPS = ['register', 'owner', 'tax'] as const
export type Step = (typeof STEPS)[number]

/** The first incomplete step, or the first of all when the profile is complete (CLIENT-02). */
export const findOpeningStep = (done: ClientProfile['done']): Step => STEPS.find((step) => !done[step]) ?? 'register'

export const stepAfter = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null
export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null

/** Whether both dates are set and the expiry is not after the issue (spec §5). */
const hasDateConflict = ({
  registerIssueDate,
  registerExpiryDate,
}: {
  registerIssueDate: string
  registerExpiryDate: string
}) => registerIssueDate !== '' && registerExpiryDate !== '' && registerExpiryDate <= registerIssueDate

/**
 * Schema of step 1 (FORM-06). `hasCopy`: a copy was uploaded before; `expiryRequired` is the shop's setting
 * (decisions §10).
 */
export const registerSchema = ({ hasCopy, expiryRequired }: { hasCopy: boolean; expiryRequired: boolean }) =>
  z
    .extend(registerStepBody, {
      registerExpiryDate: expiryRequired ? instantOrDay : z.union([z.literal(''), instantOrDay]),
      registerCopy: hasCopy ? z.optional(pictureFile) : pictureFile,
      keepUnifiedNumber: z._default(z.boolean(), false),
      keepRegisterNumber: z._default(z.boolean(), false),
    })
    .check(
      z.refine((form) => form.keepUnifiedNumber || findNumberDoubt('unified', form.unifiedNumber) === null, {
        error: 'keep_needed',
        path: ['keepUnifiedNumber'],
      }),
      z.refine((form) => form.keepRegisterNumber || findNumberDoubt('register', form.registerNumber) === null, {
        error: 'keep_needed',
        path: ['keepRegisterNumber'],
      }),
    )

/** Error between the two dates, also while other fields are missing. */
export const compareDates = (values: { registerIssueDate: string; registerExpiryDate: string }): FieldIssue[] =>
  hasDateConflict(values) ? [{ field: 'registerExpiryDate', key: 'expiry_after_issue' }] : []

/** Schema of step 2 (FORM-06). */
export const ownerSchema = ({ hasImage }: { hasImage: boolean }) =>
  z
    .extend(ownerStepBody, {
      ownerIdentityImage: hasImage ? z.optional(pictureFile) : pictureFile,
      keepIdentityNumber: z._default(z.boolean(), false),
      keepContactNumber: z._default(z.boolean(), false),
    })
    .check(
      z.refine((form) => form.keepIdentityNumber || findNumberDoubt('identity', form.ownerIdentityNumber) === null, {
        error: 'keep_needed',
        path: ['keepIdentityNumber'],
      }),
      z.refine((form) => form.keepContactNumber || findNumberDoubt('contact', form.ownerContactNumber) === null, {
        error: 'keep_needed',
        path: ['keepContactNumber'],
      }),
    )

const YES_NO = ['true', 'false'] as const

/**
 * Schema of step 3 (CLIENT-03): the tax number is required when registered, the exemption letter is optional
 * otherwise.
 */
export const taxSchema = z
  .object({
    isTaxRegistered: z.enum(YES_NO, 'required'),
    taxNumber: z.pipe(
      z.string('required').check(z.maxLength(40, 'too_long')),
      z.transform((value) => normaliseDigits(value).trim()),
    ),
    taxExemptionLetter: z.optional(pictureFile),
    keepTaxNumber: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ isTaxRegistered, taxNumber }) => isTaxRegistered === 'false' || taxNumber !== '', {
      error: 'required',
      path: ['taxNumber'],
    }),
    z.refine(
      (form) => form.isTaxRegistered === 'false' || form.keepTaxNumber || !findNumberDoubt('tax', form.taxNumber),
      {
        error: 'keep_needed',
        path: ['keepTaxNumber'],
      },
    ),
  )
