import { type Body, succeed, type Upload } from '../http-client.ts'
import { confirmEmail, logInAs, type Person, registerAndLogIn } from './accounts.ts'
import { png } from './pictures.ts'

/** Wizard step 1 (spec §3): dates are ISO instants (spec §7). Numbers that keep every check of the authorities. */
export const registerStep = (): Record<string, string | Upload> => ({
  organizationName: 'Narjis Hotels',
  unifiedNumber: '7001234567',
  registerNumber: '1010010000',
  registerIssueDate: '2024-01-01T00:00:00.000Z',
  registerExpiryDate: '2034-01-01T00:00:00.000Z',
  registerCopy: png('register.png'),
})

/** Wizard step 2. */
export const ownerStep = (): Record<string, string | Upload> => ({
  ownerName: 'Lujain Alsalem',
  ownerIdentityNumber: '1000000008',
  ownerContactNumber: '0551234567',
  ownerIdentityImage: png('identity.png'),
})

/** Wizard step 3. */
export const taxStep = (): Record<string, string | Upload> => ({
  isTaxRegistered: 'true',
  taxNumber: '300000000000003',
})

/** The add-branch form (spec §3). */
export const branchForm = (branchName: string): Body => ({
  branchName,
  address: 'Olaya Street 112, Riyadh',
  phoneNumber: '0112345678',
  openingHours: '9:00 AM - 8:00 PM',
  employeeCount: 12,
  clientId: 0,
})

/** The add-manager form (spec §3). */
export const managerForm = (email: string): Record<string, string | Upload> => ({
  fullName: 'Mona Manager',
  email,
  phoneNumber: '0557778889',
  password: 'Dahlia-Path-92',
  identityNumber: '1000000008',
  confirmPassword: 'Dahlia-Path-92',
  imageIdentity: png('manager.png'),
})

/** An owner whose profile is complete. */
export async function newClient(): Promise<Person> {
  const owner = await registerAndLogIn('business')
  const { client, userId } = owner
  await succeed(client, `POST /User/completedatatouser/register/${userId}`, { multipart: registerStep() })
  await succeed(client, `POST /User/completedatatouser/owner/${userId}`, { multipart: ownerStep() })
  await succeed(client, `POST /User/completedatatouser/tax/${userId}`, { multipart: taxStep() })
  const { data } = await succeed(client, `GET /User/getuser/${userId}`)
  owner.session.clientId = data.clientDto.id
  return owner
}

let added = 0

/** Adds a branch with a numbered name and returns it. */
export async function addBranch(owner: Person, branchName = 'Olaya'): Promise<Body> {
  added += 1
  // Two equal requests within ten seconds are one double click.
  const json = branchForm(`${branchName} ${added}`)
  const { data } = await succeed(owner.client, `POST /Branch/addbranch/${owner.userId}`, { json })
  return data
}

/** An approved client with credit (riyals), whose address is confirmed: it may postpone payments (decisions §4, §8). */
export async function newApprovedClient(creditLimit = 20_000): Promise<Person> {
  const owner = await newClient()
  await confirmEmail(owner)
  const admin = await logInAs('Admin')
  const { clientId } = owner.session
  await succeed(admin.client, `PATCH /Client/review/${clientId}`, { json: { decision: 'approved' } })
  await succeed(admin.client, `PATCH /Client/terms/${clientId}`, { json: { creditLimit } })
  return owner
}
