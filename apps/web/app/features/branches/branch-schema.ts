import { type Branch, branchBody } from '@warda/contract/branches'
import { LIMITS } from '@warda/domain/limits'
import { parseAmount } from '@warda/domain/money'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import * as z from 'zod/mini'
import type { BranchBody } from './use-branches.ts'

const { branchName, address, phoneNumber, openingHours, latitude, longitude } = branchBody.shape

const digits = (value: string) => normaliseDigits(normaliseText(value))
const inRange = (value: string) =>
  Number(value) >= LIMITS.employeeCount.min && Number(value) <= LIMITS.employeeCount.max

/**
 * Values of the branch form (FORM-04): the count as text, also in Arabic-Indic digits; the budget in riyals or empty.
 */
export const branchForm = z.object({
  branchName,
  address,
  phoneNumber,
  openingHours,
  latitude,
  longitude,
  employeeCount: z.pipe(z.string('required'), z.transform(digits)).check(
    z.refine((value) => value !== '', { error: 'required', abort: true }),
    z.refine((value) => /^\d+$/.test(value), { error: 'digits_only', abort: true }),
    z.refine(inRange, { error: 'invalid_number' }),
  ),
  monthlyBudget: z
    .string()
    .check(z.refine((value) => normaliseText(value) === '' || parseAmount(value).ok, { error: 'amount_invalid' })),
})
export type BranchForm = z.input<typeof branchForm>

/** The request body: whole numbers, riyals and the client id (spec §5: 0 when unknown). */
export const toBody = (form: z.output<typeof branchForm>, clientId: number): BranchBody => {
  const { employeeCount, monthlyBudget, latitude: north, longitude: east, ...rest } = form
  const budget = normaliseText(monthlyBudget) === '' ? null : parseAmount(monthlyBudget)
  return {
    ...rest,
    ...(north !== undefined && east !== undefined && { latitude: north, longitude: east }),
    employeeCount: Number(employeeCount),
    clientId,
    monthlyBudget: budget?.ok ? budget.value / 100 : null,
  }
}

/** Initial form values. */
export const toForm = (branch: Branch | null): BranchForm => ({
  branchName: branch?.branchName ?? '',
  address: branch?.address ?? '',
  phoneNumber: branch?.phoneNumber ?? '',
  openingHours: branch?.openingHours ?? '',
  employeeCount: branch === null ? '' : String(branch.employeeCount),
  monthlyBudget: branch?.monthlyBudget == null ? '' : String(branch.monthlyBudget),
})
