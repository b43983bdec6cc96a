import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  completeProfile,
  createPicture,
  ownerForm,
  registerForm,
  saveStep,
  taxForm,
} from '../../testing/make-client.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const newOwner = () => makeUser(shop, { role: 'Customer', organizationName: null })
const getProfile = async (owner: TestUser) =>
  (await owner.visitor.call('getClientProfile', { params: { id: owner.userId } })).body.data
const getEvents = async (owner: TestUser) =>
  (
    await shop.db
      .selectFrom('client_event')
      .select(['kind', 'detail'])
      .where('client_id', '=', owner.clientId)
      .orderBy('id')
      .execute()
  ).map(({ kind, detail }) => [kind, detail])
const getFiles = (owner: TestUser) =>
  shop.db
    .selectFrom('private_file')
    .select(['id', 'kind', 'deleted_at'])
    .where('client_id', '=', owner.clientId)
    .orderBy('created_at')
    .execute()
const stored = () => {
  const folder = join(shop.context.config.DATA_FOLDER, 'private')
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
const toErrorFields = ({ status, body }: Awaited<ReturnType<typeof saveStep>>) => [
  status,
  Object.keys(body.errors ?? {}),
]

describe('registration wizard', () => {
  test('API-09 CLIENT-02 given three steps in any order, the profile becomes pending review', async () => {
    const owner = await newOwner()
    const user = () => owner.visitor.call('getUser', { params: { id: owner.userId } })
    expect((await user()).body).toMatchObject({
      data: {
        clientDto: { id: owner.clientId, organizationName: null },
        phoneNumber: '0551234567',
        email: owner.email,
      },
      isNotComplete: true,
    })
    const tax = await saveStep(owner, 'completeTax', taxForm({ taxNumber: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣' }))
    expect(tax).toMatchObject({ status: 200, body: { success: true, message: 'data Saved Success' } })
    expect(tax.body.data).toMatchObject({
      taxNumber: '300000000000003',
      done: { register: false, owner: false, tax: true },
      isNotComplete: true,
      reviewState: 'draft',
    })
    const register = await saveStep(owner, 'completeRegister', await registerForm({ unifiedNumber: '٧٠٠١٢٣٤٥٦٧' }))
    expect(register.body.data).toMatchObject({
      organizationName: 'Narjis Hotels',
      unifiedNumber: '7001234567',
      registerIssueDate: '2024-01-01',
      registerExpiryDate: '2029-01-01',
      done: { register: true, owner: false, tax: true },
    })
    const last = await saveStep(owner, 'completeOwner', await ownerForm())
    expect(last.body.data).toMatchObject({
      isNotComplete: false,
      reviewState: 'pending',
      ownerIdentityNumber: '1000000008',
    })
    expect(await getProfile(owner)).toEqual(last.body.data)
    const userBody = (await user()).body
    expect(userBody.isNotComplete).toBe(false)
    expect(JSON.stringify(userBody)).not.toMatch(/1000000008|300000000000003/)
    expect((await getEvents(owner)).map(([kind]) => kind)).toEqual([
      'taxSaved',
      'registerSaved',
      'ownerSaved',
      'submitted',
    ])
    expect(JSON.stringify(await getEvents(owner))).not.toMatch(/1000000008|300000000000003/)
  })

  test('FORM-06 a document is required once; a new one replaces the old, which is no longer readable', async () => {
    const owner = await newOwner()
    expect(toErrorFields(await saveStep(owner, 'completeRegister', await registerForm({}, ['registerCopy'])))).toEqual([
      400,
      ['registerCopy'],
    ])
    expect(toErrorFields(await saveStep(owner, 'completeOwner', await ownerForm({}, ['ownerIdentityImage'])))).toEqual([
      400,
      ['ownerIdentityImage'],
    ])
    expect(await getProfile(owner)).toMatchObject({ organizationName: null, done: { register: false } })
    const first = (await saveStep(owner, 'completeRegister', await registerForm())).body.data.registerCopy
    const unchanged = await saveStep(
      owner,
      'completeRegister',
      await registerForm({ organizationName: 'Narjis' }, ['registerCopy']),
    )
    expect(unchanged.body.data).toMatchObject({ registerCopy: first, organizationName: 'Narjis' })
    const second = (await saveStep(owner, 'completeRegister', await registerForm())).body.data.registerCopy
    expect(second).not.toBe(first)
    expect((await getFiles(owner)).map(({ id, kind, deleted_at }) => [id, kind, deleted_at !== null])).toEqual([
      [first, 'registerCopy', true],
      [second, 'registerCopy', false],
    ])
    const sign = (fileId: string) => owner.visitor.call('signFile', { params: { fileId } })
    expect([(await sign(first)).status, (await sign(second)).status]).toEqual([404, 200])
  })

  test('FORM-06 only JPEG or PNG content of at most 2,000,000 bytes is accepted; a refused picture stores no file', async () => {
    const owner = await newOwner()
    const before = stored()
    const send = async (bytes: Uint8Array, type: string) =>
      saveStep(owner, 'completeRegister', await registerForm({ registerCopy: { bytes, type } }))
    const jpeg = (await createPicture()).bytes
    expect(toErrorFields(await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'))).toEqual([
      400,
      ['registerCopy'],
    ])
    expect(toErrorFields(await send(jpeg.subarray(0, 900), 'image/jpeg'))).toEqual([400, ['registerCopy']])
    expect(toErrorFields(await send(jpeg, 'application/pdf'))).toEqual([400, ['registerCopy']])
    expect(toErrorFields(await send(new Uint8Array(2_000_001), 'image/jpeg'))).toEqual([400, ['registerCopy']])
    expect((await send(new Uint8Array(2_200_000), 'image/jpeg')).status).toBe(413)
    expect(await getFiles(owner)).toEqual([])
    expect(stored()).toEqual(before)
  })

  test.each([
    [{ unifiedNumber: '70012x4567' }, 'unifiedNumber', 'Digits only, please.'],
    [{ registerNumber: '' }, 'registerNumber', 'Please fill this in.'],
    [{ organizationName: ' ' }, 'organizationName', 'Please fill this in.'],
    [{ registerIssueDate: '2024-02-30' }, 'registerIssueDate', 'Please choose a date.'],
    [{ registerExpiryDate: '2024-01-01' }, 'registerExpiryDate', 'The expiry date must come after the issue date.'],
  ])('FORM-06 step 1 refuses %j', async (changed, field, sentence) => {
    const owner = await newOwner()
    const answer = await saveStep(owner, 'completeRegister', await registerForm(changed))
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [sentence] } } })
    expect(await getEvents(owner)).toEqual([])
  })

  test('FORM-06 API-09 the specified rule decides: digits alone are accepted, and what looks wrong is a doubt for the reviewer', async () => {
    const owner = await newOwner()
    const register = await registerForm({ unifiedNumber: '1010010000', registerNumber: 'CR 101001000' })
    expect((await saveStep(owner, 'completeRegister', register)).status).toBe(200)
    expect((await saveStep(owner, 'completeTax', taxForm({ taxNumber: '12345' }))).status).toBe(200)
    const form = await ownerForm({ ownerIdentityNumber: '١٠١٢٣٤٥٦٧٨', ownerContactNumber: '123' })
    const saved = await saveStep(owner, 'completeOwner', form)
    expect(saved).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: { isNotComplete: false, reviewState: 'pending', ownerIdentityNumber: '1012345678', taxNumber: '12345' },
      },
    })
    const doubts = [
      { field: 'unifiedNumber', doubt: 'unifiedFormat' },
      { field: 'registerNumber', doubt: 'registerFormat' },
      { field: 'ownerIdentityNumber', doubt: 'checkDigit' },
      { field: 'ownerContactNumber', doubt: 'contactFormat' },
      { field: 'taxNumber', doubt: 'taxFormat' },
    ]
    expect(saved.body.data.doubts).toEqual(doubts)
    const admin = await makeUser(shop, { role: 'Admin' })
    const reviewed = await admin.visitor.call('adminClient', { params: { clientId: owner.clientId } })
    expect(reviewed.body.data.profile.doubts).toEqual(doubts)
    expect((await getEvents(owner)).at(-1)).toEqual(['submitted', { doubtful: doubts.map(({ field }) => field) }])
    for (const ownerIdentityNumber of ['12x45', '', '1'.repeat(21)])
      expect(toErrorFields(await saveStep(owner, 'completeOwner', await ownerForm({ ownerIdentityNumber })))).toEqual([
        400,
        ['ownerIdentityNumber'],
      ])
  })

  test('FORM-06 the expiry date is required unless disabled in the settings', async () => {
    const owner = await newOwner()
    const form = () => registerForm({}, ['registerExpiryDate'])
    expect(toErrorFields(await saveStep(owner, 'completeRegister', await form()))).toEqual([
      400,
      ['registerExpiryDate'],
    ])
    const relaxed = await openTestShop()
    try {
      await relaxed.db
        .insertInto('setting')
        .values({ key: 'accounts', value: JSON.stringify({ registerExpiryRequired: false }) })
        .execute()
      const other = await makeUser(relaxed, { role: 'Customer', organizationName: null })
      const saved = await saveStep(other, 'completeRegister', await form())
      expect(saved.body.data).toMatchObject({
        registerExpiryDate: null,
        done: { register: true },
        registerExpiryRequired: false,
      })
    } finally {
      await relaxed.close()
    }
  })

  test('CLIENT-03 a tax number is required if registered, a letter is optional if not; the other value is deleted', async () => {
    const owner = await newOwner()
    const save = async (fields: Parameters<typeof taxForm>[0]) => saveStep(owner, 'completeTax', taxForm(fields))
    expect(toErrorFields(await save({ taxNumber: '' }))).toEqual([400, ['taxNumber']])
    const exempt = await save({ isTaxRegistered: 'false', taxNumber: '', taxExemptionLetter: await createPicture() })
    expect(exempt.body.data).toMatchObject({ isTaxRegistered: false, taxNumber: null, done: { tax: true } })
    expect(exempt.body.data.taxExemptionLetter).toEqual(expect.any(String))
    const registered = await save({})
    expect(registered.body.data).toMatchObject({ taxNumber: '300000000000003', taxExemptionLetter: null })
    expect((await getFiles(owner)).every(({ deleted_at }) => deleted_at !== null)).toBe(true)
  })

  test('CLIENT-01 a national address is saved with any digits and needs no review', async () => {
    const owner = await newOwner()
    await completeProfile(owner)
    await shop.db.updateTable('client').set({ review_state: 'approved' }).where('id', '=', owner.clientId).execute()
    const address = {
      street: 'King Fahd Rd',
      buildingNumber: '٧٤٢١',
      district: 'Al Olaya',
      city: 'Riyadh',
      postalCode: '12212',
    }
    const call = (body: object) => owner.visitor.call('saveClientAddress', { params: { id: owner.userId }, body })
    const saved = await call(address)
    expect(saved.body.data).toMatchObject({ address: { ...address, buildingNumber: '7421' }, reviewState: 'approved' })
    expect((await call({ ...address, postalCode: '1221' })).body.errors).toEqual({
      postalCode: ['A postal code has 5 digits.'],
    })
  })

  test('CLIENT-01 a change of reviewed data needs another review; saving the same data does not', async () => {
    const owner = await newOwner()
    await completeProfile(owner)
    await shop.db.updateTable('client').set({ review_state: 'approved' }).where('id', '=', owner.clientId).execute()
    const again = await saveStep(owner, 'completeTax', taxForm())
    expect(again.body.data.reviewState).toBe('approved')
    const changed = await saveStep(owner, 'completeTax', taxForm({ taxNumber: '310122393500003' }))
    expect(changed.body.data.reviewState).toBe('pending')
    expect((await getEvents(owner)).slice(-2)).toEqual([
      ['taxSaved', { changed: ['taxNumber'] }],
      ['submitted', { doubtful: ['unifiedNumber', 'ownerIdentityNumber'] }],
    ])
  })

  test('API-09 given concurrent saves on two processes, one profile, one picture and its file remain', async () => {
    const owner = await newOwner()
    const twin = await shop.twin()
    const elsewhere = twin.visitor()
    elsewhere.token = owner.visitor.token
    const forms = await Promise.all(Array.from({ length: 6 }, () => ownerForm()))
    const answers = await Promise.all(
      forms.map((body, at) =>
        (at % 2 ? elsewhere : owner.visitor).call('completeOwner', { params: { id: owner.userId }, body }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const activeFiles = (await getFiles(owner)).filter(({ deleted_at }) => deleted_at === null)
    expect(activeFiles.map(({ id }) => id)).toEqual([(await getProfile(owner)).ownerIdentityImage])
    expect(
      await shop.context.files.read(activeFiles[0]?.id ?? '', await getHash(activeFiles[0]?.id ?? '')),
    ).not.toBeNull()
  })
})

const getHash = async (id: string) =>
  (await shop.db.selectFrom('private_file').select('sha256').where('id', '=', id).executeTakeFirstOrThrow()).sha256
