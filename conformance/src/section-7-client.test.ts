// SPEC §7 "Other": the calls of a business client: user, wizard, branches, managers.
import { beforeAll, describe, expect, it } from 'vitest'
import { type CallFact, type CallInput, checkCalls } from './call-facts.ts'
import type { Body } from './http-client.ts'
import { HttpClient, succeed } from './http-client.ts'
import { below, type Read } from './reads.ts'
import { newEmail, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { addBranch, branchForm, managerForm, newClient, ownerStep, registerStep, taxStep } from './scenario/business.ts'

let fresh: Person
let owner: Person
let shopper: Person
let branch: Body

beforeAll(async () => {
  fresh = await registerAndLogIn('business')
  shopper = await registerAndLogIn()
  owner = await newClient()
  branch = await addBranch(owner)
  await succeed(owner.client, `POST /BranchManager/adddmanger/${branch.id}`, { multipart: managerForm(newEmail()) })
})

/** SPEC §3 "Manager": id, user {fullName, email, phoneNumber}, imageIdentity {url}. */
const MANAGER: Read[] = [
  'id: whole',
  'user.fullName: text',
  'user.email: text',
  'user.phoneNumber: text',
  'imageIdentity.url: link',
]

/** SPEC §3 "Branch". */
const BRANCH: Read[] = [
  'id: whole',
  'branchName: text',
  'address: text',
  'phoneNumber: text',
  'openingHours: text',
  'employeeCount: whole',
  'clientId: whole',
  'branchManager: object?',
]

const ofOwner = (): CallInput => ({ path: { id: owner.userId } })
const ofFresh = (multipart: NonNullable<CallInput['multipart']>) => (): CallInput => ({
  path: { id: fresh.userId },
  multipart,
})

async function branchWithManager() {
  const { id } = await addBranch(owner, 'To be deleted')
  const multipart = managerForm(newEmail())
  const { data } = await succeed(owner.client, `POST /BranchManager/adddmanger/${id}`, { multipart })
  return { branchId: id, managerId: data.id }
}

const facts: CallFact[] = [
  {
    id: 'API-07',
    call: 'GET /Category/getallcategories',
    note: 'no payload; the body is the list itself',
    as: () => new HttpClient(),
    reads: [': list', '[].id: whole', '[].name: text'],
  },
  {
    id: 'API-08',
    call: 'GET User/getuser/{id}',
    note: 'a complete client',
    as: () => owner.client,
    given: ofOwner,
    reads: [
      'data.email: text',
      'data.phoneNumber: text',
      'data.clientDto.id: whole',
      'data.clientDto.organizationName: text',
      'isNotComplete: false',
    ],
  },
  {
    id: 'API-08',
    call: 'GET User/getuser/{id}',
    note: 'before the wizard',
    as: () => fresh.client,
    given: () => ({ path: { id: fresh.userId } }),
    reads: ['data: object', 'data.email: text', 'data.clientDto: object?', 'isNotComplete: true'],
  },
  {
    id: 'API-09',
    call: 'POST User/completedatatouser/register/{id}',
    note: 'multipart organizationName, unifiedNumber, registerNumber, registerIssueDate (ISO), registerExpiryDate (ISO), registerCopy',
    as: () => fresh.client,
    given: ofFresh(registerStep()),
    reads: ['success: true'],
    message: { en: 'data Saved Success', ar: 'تم حفظ البيانات بنجاح' },
  },
  {
    id: 'API-09',
    call: 'POST User/completedatatouser/owner/{id}',
    note: 'multipart ownerName, ownerIdentityNumber, ownerContactNumber, ownerIdentityImage',
    as: () => fresh.client,
    given: ofFresh(ownerStep()),
    reads: ['success: true'],
    message: { en: 'data Saved Success', ar: 'تم حفظ البيانات بنجاح' },
  },
  {
    id: 'API-09',
    call: 'POST User/completedatatouser/tax/{id}',
    note: 'multipart isTaxRegistered, taxNumber; then the profile is complete',
    as: () => fresh.client,
    given: ofFresh(taxStep()),
    reads: ['success: true'],
    message: { en: 'data Saved Success', ar: 'تم حفظ البيانات بنجاح' },
    also: async () => {
      const { isNotComplete } = await succeed(fresh.client, `GET User/getuser/${fresh.userId}`)
      expect(isNotComplete).toBe(false)
    },
  },
  {
    id: 'API-10',
    call: 'GET BranchManager/gelallmangerstoclient/{a}/{b}',
    // The parameter order is not clear in the source; decisions §9: the user's id, then the client's.
    note: 'userId, then clientId',
    as: () => owner.client,
    given: () => ({ path: { a: owner.userId, b: owner.session.clientId } }),
    reads: ['data: list', ...below('data[].', MANAGER)],
  },
  {
    id: 'API-11',
    call: 'GET /Branch/getalltouser/{id}',
    as: () => owner.client,
    given: ofOwner,
    reads: ['data: list', ...below('data[].', BRANCH)],
  },
  {
    id: 'API-11',
    call: 'POST /Branch/addbranch/{id}',
    note: 'branchName, address, phoneNumber, openingHours, employeeCount as an integer, clientId which falls back to 0',
    as: () => owner.client,
    given: () => ({ ...ofOwner(), json: branchForm('Malqa') }),
    reads: ['message: text', ...below('data.', BRANCH), 'data.branchManager: null'],
    message: { en: 'Branch added successfully', ar: 'أُضيف الفرع بنجاح' },
    also: ({ data }) => expect(data).toMatchObject({ ...branchForm('Malqa'), clientId: owner.session.clientId }),
  },
  {
    id: 'API-11',
    call: 'GET /Branch/getbranch/{branchId}',
    note: 'the fields of the branch at the top of data, with its manager',
    as: () => owner.client,
    given: () => ({ path: { branchId: branch.id } }),
    reads: [...below('data.', BRANCH), ...below('data.branchManager.', MANAGER)],
  },
  {
    id: 'API-12',
    call: 'POST /BranchManager/adddmanger/{branchId}',
    note: 'multipart fullName, email, phoneNumber, password, identityNumber, confirmPassword, imageIdentity',
    as: () => owner.client,
    given: async () => ({
      path: { branchId: (await addBranch(owner, 'New manager')).id },
      multipart: managerForm(newEmail()),
    }),
    reads: ['message: text', ...below('data.', MANAGER)],
    message: { en: 'Manger Branch added successfully', ar: 'أُضيف مدير الفرع بنجاح' },
  },
  {
    id: 'API-12',
    call: 'DELETE /BranchManager/deletemanger/{branchId}/{managerId}',
    as: () => owner.client,
    given: async () => ({ path: await branchWithManager() }),
    reads: ['message: text'],
    message: { en: 'Manger Branch deleted successfully', ar: 'حُذف مدير الفرع بنجاح' },
  },
]

checkCalls('SPEC §7 Other, business clients', facts)

describe('SPEC §7 Other, business clients, in more detail', () => {
  it('API-08 a shopper has no client: clientDto is null and nothing is incomplete', async () => {
    const body = await succeed(shopper.client, `GET User/getuser/${shopper.userId}`)
    expect(body).toMatchObject({ data: { clientDto: null }, isNotComplete: false })
  })

  it('SPEC-18 the profile of a client has all fields of the wizard', async () => {
    const { data } = await succeed(owner.client, `GET /Client/getprofile/${owner.userId}`)
    const { organizationName, unifiedNumber, registerNumber } = registerStep()
    const { ownerName, ownerIdentityNumber } = ownerStep()
    expect(data).toMatchObject({
      organizationName,
      unifiedNumber,
      registerNumber,
      registerIssueDate: '2024-01-01',
      registerExpiryDate: '2034-01-01',
      registerCopy: expect.any(String),
      ownerName,
      ownerIdentityNumber,
      ownerContactNumber: expect.stringMatching(/551234567$/),
      ownerIdentityImage: expect.any(String),
      isTaxRegistered: true,
      taxNumber: '300000000000003',
      taxExemptionLetter: null,
    })
  })

  it('API-09 taxExemptionLetter is a file and optional when not registered for tax', async () => {
    const { client, userId } = await registerAndLogIn('business')
    const call = `POST User/completedatatouser/tax/${userId}`
    const multipart = { isTaxRegistered: 'false', taxExemptionLetter: registerStep().registerCopy ?? '' }
    expect(await succeed(client, call, { multipart })).toMatchObject({ success: true })
    expect(await succeed(client, call, { multipart: { isTaxRegistered: 'false' } })).toMatchObject({ success: true })
    const letter = (await succeed(client, `GET /Client/getprofile/${userId}`)).data.taxExemptionLetter
    expect(letter).toEqual(expect.any(String))
  })

  it('API-10 API-12 API-11 imageIdentity.url is an address that opens for the caller and not for another user', async () => {
    const managers = await succeed(
      owner.client,
      `GET BranchManager/gelallmangerstoclient/${owner.userId}/${owner.session.clientId}`,
    )
    const { url } = managers.data[0].imageIdentity
    expect(url).toMatch(/^(https?:\/)?\//)
    const open = (token: string | null) =>
      fetch(new URL(url, owner.client.url), token === null ? {} : { headers: { authorization: `Bearer ${token}` } })
    const response = await open(owner.client.token)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^image\//)
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
    expect((await open(shopper.client.token)).status).toBeGreaterThanOrEqual(400)
  })

  it('API-11 a branch has one manager: adding sets it, a second one is refused, deleting clears it (spec §4)', async () => {
    const { branchId, managerId } = await branchWithManager()
    const again = await owner.client.call(`POST /BranchManager/adddmanger/${branchId}`, {
      multipart: managerForm(newEmail()),
    })
    expect(again.status).toBe(409)
    await succeed(owner.client, `DELETE /BranchManager/deletemanger/${branchId}/${managerId}`)
    const { data } = await succeed(owner.client, `GET /Branch/getalltouser/${owner.userId}`)
    expect(data.find(({ id }: Body) => id === branchId).branchManager).toBeNull()
  })

  it('API-12 the manager logs in with the role BranchManager, and not after being deleted', async () => {
    const { id } = await addBranch(owner, 'Manager logs in')
    const multipart = managerForm(newEmail())
    const { data } = await succeed(owner.client, `POST /BranchManager/adddmanger/${id}`, { multipart })
    const json = { email: multipart.email, password: multipart.password }
    const { roles } = await succeed(new HttpClient(), 'POST /Account/login', { json })
    expect(roles[0]).toBe('BranchManager')
    await succeed(owner.client, `DELETE /BranchManager/deletemanger/${id}/${data.id}`)
    expect((await new HttpClient().call('POST /Account/login', { json })).status).toBe(400)
  })
})
