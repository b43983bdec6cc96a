import type { TestAnswer } from './api-client.ts'
import { makePhoto, toFormData } from './make-picture.ts'
import type { TestUser } from './make-user.ts'

type Fields = Parameters<typeof toFormData>[0]

const without = (fields: Fields, omitted: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !omitted.includes(name)))

/** A picture as a browser sends it. */
export const createPicture = async (): Promise<{ bytes: Uint8Array; type: string }> => ({
  bytes: await makePhoto(400, 300),
  type: 'image/jpeg',
})

/** Form data of the wizard's steps, with changes and without the omitted fields. */
export const registerForm = async (changed: Fields = {}, omitted: readonly string[] = []): Promise<FormData> =>
  toFormData(
    without(
      {
        organizationName: 'Narjis Hotels',
        unifiedNumber: '7001234567',
        registerNumber: '1010010000',
        registerIssueDate: '2024-01-01T00:00:00.000Z',
        registerExpiryDate: '2029-01-01',
        registerCopy: await createPicture(),
        ...changed,
      },
      omitted,
    ),
  )

export const ownerForm = async (changed: Fields = {}, omitted: readonly string[] = []): Promise<FormData> =>
  toFormData(
    without(
      {
        ownerName: 'Lujain Saad',
        ownerIdentityNumber: '1000000008',
        ownerContactNumber: '+966512345678',
        ownerIdentityImage: await createPicture(),
        ...changed,
      },
      omitted,
    ),
  )

export const taxForm = (changed: Fields = {}): FormData =>
  toFormData({ isTaxRegistered: 'true', taxNumber: '300000000000003', ...changed })

export const saveStep = (
  owner: TestUser,
  step: 'completeRegister' | 'completeOwner' | 'completeTax',
  body: FormData,
): Promise<TestAnswer> => owner.visitor.call(step, { params: { id: owner.userId }, body })

/** Completes all three steps of the profile. */
export async function completeProfile(owner: TestUser): Promise<TestAnswer> {
  await saveStep(owner, 'completeRegister', await registerForm())
  await saveStep(owner, 'completeOwner', await ownerForm())
  return saveStep(owner, 'completeTax', taxForm())
}

/** Form data of a branch. */
export const branchForm = (changed: Record<string, unknown> = {}) => ({
  branchName: 'Olaya',
  address: 'Olaya Street 10, Riyadh',
  phoneNumber: '٠١١٢٣٤٥٦٧٨',
  openingHours: '9:00 AM - 8:00 PM',
  employeeCount: 4,
  clientId: 0,
  ...changed,
})

export const MANAGER_PASSWORD = 'Lilac!Lane47'
let counter = 0

/** Form data of a branch manager. */
export async function managerForm(changed: Fields = {}): Promise<FormData> {
  counter += 1
  return toFormData({
    fullName: `Mona ${counter}`,
    email: `manager${counter}.${process.pid}@example.com`,
    phoneNumber: '0551234567',
    identityNumber: '٢١٢٣٤٥٦٧',
    password: MANAGER_PASSWORD,
    confirmPassword: MANAGER_PASSWORD,
    imageIdentity: await createPicture(),
    ...changed,
  })
}
