// SPEC §5 and §9: valid and invalid values of every field, at its limits. Invalid input is 400 and names the field (decisions §10).
import { beforeAll, describe, expect, it } from 'vitest'
import { type Body, HttpClient, type Send, succeed, type Upload } from './http-client.ts'
import { logInAs, newAccount, newEmail, type Person, registerAndLogIn, registerForm } from './scenario/accounts.ts'
import { addBranch, branchForm, managerForm, newClient, ownerStep, registerStep, taxStep } from './scenario/business.ts'
import { placeOrder } from './scenario/orders.ts'
import { createPng, jpeg, pdf, png } from './scenario/pictures.ts'

type Value = string | number | Upload
/** Requirement, field, valid values, invalid values. */
type FieldRule = [id: string, field: string, valid: Value[], invalid: Value[]]

const long = (length: number) => 'n'.repeat(length)
const show = (value: Value) =>
  typeof value === 'object'
    ? `${value.type} of ${value.bytes.byteLength} bytes`
    : JSON.stringify(String(value).slice(0, 40))

let owner: Person
let shopper: Person
beforeAll(async () => {
  owner = await newClient()
  shopper = await registerAndLogIn()
})

/** The fields that an answer refuses: keys of the errors map, or of a register failure. */
function refused(body: Body): string[] {
  if (Array.isArray(body)) return body.map((item) => item.code)
  return Object.keys(body.errors ?? {})
}

/** One test for each value; all other fields of the form are valid. */
function checkFields(
  title: string,
  rules: readonly FieldRule[],
  send: (change: Record<string, Value>) => Promise<{ status: number; body: Body }>,
): void {
  describe(title, () => {
    for (const [id, field, valid, invalid] of rules) {
      for (const value of valid)
        it(`${id} ${field} accepts ${show(value)}`, async () => {
          const { body } = await send({ [field]: value })
          expect(refused(body), JSON.stringify(body)).not.toContain(field)
        })
      for (const value of invalid)
        it(`${id} ${field} refuses ${show(value)}`, async () => {
          const { status, body } = await send({ [field]: value })
          expect(status).toBe(400)
          expect(refused(body)).toContain(field)
        })
    }
  })
}

const STRONG_REFUSED = ['', 'Peony-1', 'PEONY-PATH-81', 'peony-path-81', 'Peony-Path-xx', 'PeonyPath8100']

checkFields(
  'SPEC §5 register',
  [
    ['AUTH-01', 'fullName', ['Sam', long(20)], ['', 'Sa', long(21)]],
    ['AUTH-01', 'email', [newEmail()], ['', 'nobody', 'a@']],
    // Exactly 11 characters; by default a Saudi mobile in any form as well (decisions §10).
    [
      'AUTH-01',
      'phoneNumber',
      ['05512345678', '12345678901', '0551234567', '+966 55 123 4567'],
      ['', '0551234', '123456789012'],
    ],
    ['AUTH-01', 'password', ['Peony-Path-81', 'Peony#81'], STRONG_REFUSED],
    ['AUTH-01', 'confirmPassword', ['Peony-Path-81'], ['', 'Peony-Path-82']],
  ],
  (change) => {
    const form: Record<string, string> = {
      ...registerForm(newAccount()),
      acceptTerms: 'true',
      ...(change as Record<string, string>),
    }
    // A changed password is confirmed; only the field under test is invalid.
    if ('password' in change) form.confirmPassword = String(change.password)
    return new HttpClient().call('POST Account/register', { form })
  },
)

checkFields(
  'SPEC §5 login',
  [
    ['AUTH-02', 'email', [newEmail()], ['', 'nobody']],
    ['AUTH-02', 'password', ['12345678'], ['', '1234567']],
  ],
  (change) =>
    new HttpClient().call('POST /Account/login', { json: { email: newEmail(), password: '12345678', ...change } }),
)

checkFields(
  'SPEC §5 reset password',
  [
    ['AUTH-03', 'email', [newEmail()], ['', 'nobody']],
    // Special characters from !@#$%^&* only.
    [
      'AUTH-03',
      'password',
      [...'!@#$%^&*'].map((special) => `Tulip${special}Path82`),
      [...STRONG_REFUSED, 'Tulip-Path-82', 'Tulip+Path82'],
    ],
  ],
  (change) =>
    new HttpClient().call('POST /Account/resetpassword', {
      form: {
        email: newEmail(),
        password: 'Tulip!Path82',
        token: 'x'.repeat(43),
        ...(change as Record<string, string>),
      },
    }),
)

checkFields(
  'SPEC §5 change password',
  [
    ['AUTH-04', 'oldPassword', ['Peony-Path-81'], ['', 'Not-The-Password-1']],
    ['AUTH-04', 'newPassword', ['Dahlia-Path-92', 'Dahlia#9'], [...STRONG_REFUSED, 'Peony-Path-81']],
    ['AUTH-04', 'confirmPassword', ['Dahlia-Path-92'], ['', 'Dahlia-Path-93']],
  ],
  async (change) => {
    const { client, userId, account } = await registerAndLogIn()
    const json = {
      email: account.email,
      userId,
      oldPassword: account.password,
      newPassword: 'Dahlia-Path-92',
      confirmPassword: 'Dahlia-Path-92',
      ...change,
    }
    if ('newPassword' in change) json.confirmPassword = String(change.newPassword)
    return client.call(`PATCH /User/changepassord/${userId}`, { json })
  },
)

checkFields(
  'SPEC §5 settings',
  [
    ['AUTH-05', 'fullName', ['Sam', long(50)], ['', 'Sa', long(51)]],
    ['AUTH-05', 'email', [newEmail()], ['', 'nobody']],
    [
      'AUTH-05',
      'phoneNumber',
      ['12345678', '+12345678', '123456789012345', '٠٥٥١٢٣٤٥٦٧'],
      ['', '1234567', '1234567890123456', '05-CALL-ME'],
    ],
  ],
  ({ ...change }) => {
    const { client, userId, account } = shopper
    const json = { fullName: 'Nora Settings', email: account.email, phoneNumber: '0551234567', ...change }
    return client.call(`PATCH /User/updatePublicDataUser/${userId}`, { json })
  },
)

checkFields(
  'SPEC §5 contact form',
  [
    ['FORM-02', 'name', ['No', long(50)], ['', 'N', long(51)]],
    ['FORM-02', 'email', ['nora@warda.example'], ['', 'nobody']],
    ['FORM-02', 'phone', ['0551234567'], ['', '1234567']],
    ['FORM-02', 'problemType', ['technicalIssue', 'paymentProblem', 'salesInquiry'], ['', 'other']],
    ['FORM-02', 'description', [long(10), long(500)], ['', long(9), long(501)]],
  ],
  (change) => {
    const json = {
      name: 'Nora',
      email: 'nora@warda.example',
      phone: '0551234567',
      problemType: 'technicalIssue',
      description: 'It does not open.',
      ...change,
    }
    return new HttpClient().call('POST /Report/addreport', { json })
  },
)

checkFields(
  'SPEC §5 review',
  [
    ['FORM-03', 'description', [long(10), long(500)], ['', long(9), long(501)]],
    ['FORM-03', 'stars', [1, 5], [0, 6]],
  ],
  async (change) => {
    const { client } = await registerAndLogIn()
    return client.call('POST /Review/addreview/1', { json: { description: 'Fresh for a week.', stars: 5, ...change } })
  },
)

checkFields(
  'SPEC §5 add branch',
  [
    ['FORM-04', 'branchName', ['Oly', long(50)], ['', 'Ol', long(51)]],
    ['FORM-04', 'address', [long(10)], ['', long(9)]],
    [
      'FORM-04',
      'phoneNumber',
      ['12345678', '123456789012345', '٠١١٢٣٤٥٦٧٨'],
      ['', '1234567', '1234567890123456', '01x2345678'],
    ],
    [
      'FORM-04',
      'openingHours',
      ['9:00 AM - 8:00 PM', '00:00 AM - 23:59 PM', '٩:٠٠ ص - ٨:٠٠ م', '9:00 ص - 8:00 م'],
      ['', '9 to 8', '24:00 AM - 8:00 PM', '9:60 AM - 8:00 PM', '9:00 - 20:00'],
    ],
    ['FORM-04', 'employeeCount', [0, 12], ['', -1, 1.5, 'many']],
  ],
  async (change) => {
    const json = { ...branchForm('Validation'), ...change }
    return owner.client.call(`POST /Branch/addbranch/${owner.userId}`, { json })
  },
)

checkFields(
  'SPEC §5 add manager',
  [
    ['FORM-05', 'fullName', ['Mon'], ['', 'Mo']],
    ['FORM-05', 'email', [newEmail()], ['', 'nobody']],
    ['FORM-05', 'phoneNumber', ['12345678', '٠٥٥٧٧٧٨٨٨٩'], ['', '1234567', '055777888x']],
    ['FORM-05', 'identityNumber', ['12345678', '1000000008'], ['', '1234567', '10000x0008']],
    ['FORM-05', 'password', ['Dahlia-Path-92'], STRONG_REFUSED],
    ['FORM-05', 'confirmPassword', ['Dahlia-Path-92'], ['', 'Dahlia-Path-93']],
    ['FORM-05', 'imageIdentity', [png(), jpeg(), createPng(2_000_000)], ['', pdf, createPng(2_000_001)]],
  ],
  async (change) => {
    // Each value gets a new branch, because a branch has one manager.
    const { id } = await addBranch(owner, 'Manager validation')
    const multipart = { ...managerForm(newEmail()), ...(change as Record<string, string | Upload>) }
    if ('password' in change) multipart.confirmPassword = String(change.password)
    return owner.client.call(`POST /BranchManager/adddmanger/${id}`, { multipart })
  },
)

const wizardStep = (step: 'register' | 'owner' | 'tax', values: () => Record<string, string | Upload>) => {
  let person: Person
  beforeAll(async () => {
    person = await registerAndLogIn('business')
  })
  return (change: Record<string, Value>) => {
    const multipart = { ...values(), ...(change as Record<string, string | Upload>) }
    return person.client.call(`POST User/completedatatouser/${step}/${person.userId}`, { multipart })
  }
}

checkFields(
  'SPEC §5 wizard, step 1',
  [
    ['FORM-06', 'organizationName', ['Narjis Hotels'], ['']],
    // The rule is digits only; a number that looks wrong for Saudi Arabia is a question of the form, not a refusal.
    ['FORM-06', 'unifiedNumber', ['7001234567', '1012345678', '٧٠٠١٢٣٤٥٦٧'], ['', '70012x4567']],
    ['FORM-06', 'registerNumber', ['1010010000', '12345'], ['']],
    ['FORM-06', 'registerIssueDate', ['2024-01-01T00:00:00.000Z'], ['', 'yesterday']],
    [
      'FORM-06',
      'registerExpiryDate',
      ['2034-01-01T00:00:00.000Z'],
      ['', '2023-12-31T00:00:00.000Z', '2024-01-01T00:00:00.000Z'],
    ],
    ['FORM-06', 'registerCopy', [png(), jpeg()], [pdf, createPng(2_000_001)]],
  ],
  wizardStep('register', registerStep),
)

checkFields(
  'SPEC §5 wizard, step 2',
  [
    ['FORM-06', 'ownerName', ['Lujain'], ['']],
    ['FORM-06', 'ownerIdentityNumber', ['1000000008', '12345678'], ['', '10000x0008']],
    ['FORM-06', 'ownerContactNumber', ['0551234567'], ['']],
    ['FORM-06', 'ownerIdentityImage', [png('owner.png'), jpeg(), createPng(2_000_000)], [pdf, createPng(2_000_001)]],
  ],
  wizardStep('owner', ownerStep),
)

checkFields('SPEC §5 wizard, step 3', [['FORM-06', 'taxNumber', ['300000000000003'], ['']]], wizardStep('tax', taxStep))

describe('SPEC §5 wizard, files', () => {
  it.each([
    ['register', 'registerCopy', registerStep],
    ['owner', 'ownerIdentityImage', ownerStep],
  ] as const)('FORM-06 step %s wants %s', async (step, field, values) => {
    const { client, userId } = await registerAndLogIn('business')
    const { [field]: _file, ...multipart } = values()
    const { status, body } = await client.call(`POST User/completedatatouser/${step}/${userId}`, { multipart })
    expect({ status, refused: refused(body) }).toEqual({ status: 400, refused: [field] })
  })

  it('FORM-06 taxNumber is not required when isTaxRegistered is false', async () => {
    const { client, userId } = await registerAndLogIn('business')
    const send: Send = { multipart: { isTaxRegistered: 'false' } }
    expect((await client.call(`POST User/completedatatouser/tax/${userId}`, send)).status).toBe(200)
  })
})

describe('SPEC §5 payments by hand', () => {
  let driver: Person
  let order: Body
  beforeAll(async () => {
    driver = await logInAs('ShippingEmployee')
    order = await placeOrder(shopper, 'cash')
  })
  const pay = (json: Body) =>
    driver.client.call(`POST /ShippingEmployee/addpaymentOrderpartly/${driver.userId}`, { json })

  it.each([
    ['amount', 0],
    ['amount', -5],
    ['amount', undefined],
    ['amount', 10.005],
    ['amount', 1_000_000],
    ['payPartOrall', undefined],
    ['payPartOrall', 2],
  ])('FORM-07 manual payment refuses %s %s', async (field, value) => {
    const { status, body } = await pay({ amount: 10, payPartOrall: 0, orderId: order.id, [field]: value })
    expect(status).toBe(400)
    expect(refused(body)).toContain(field)
  })

  it('FORM-07 a payment is at most the order’s total, to the halala', async () => {
    const { id: orderId, totalBalance } = await placeOrder(shopper, 'cash')
    const above = { amount: Math.round(totalBalance * 100 + 1) / 100, payPartOrall: 0, orderId }
    const { status, body } = await pay(above)
    expect({ status, refused: refused(body) }).toEqual({ status: 400, refused: ['amount'] })
    expect((await pay({ ...above, amount: totalBalance, payPartOrall: 1 })).status).toBe(200)
  })

  it('FORM-07 payPartOrall 1 must be exactly what is outstanding (decisions §5)', async () => {
    const { status, body } = await pay({ amount: 10, payPartOrall: 1, orderId: order.id })
    expect({ status, refused: refused(body) }).toEqual({ status: 400, refused: ['amount'] })
  })

  it.each([undefined, 2])('FORM-07 a schedule refuses postPondOrMonthly %s', async (postPondOrMonthly) => {
    const json = { orderId: order.id, userId: shopper.userId, postPondOrMonthly }
    const { status, body } = await driver.client.call('POST /ShippingEmployee/add-postponed-payment', { json })
    expect(status).toBe(400)
    expect(refused(body)).toEqual(['postPondOrMonthly'])
  })

  it.each([
    ['amount', 0],
    ['amount', -1],
    ['amount', 1_000_000],
    ['amount', undefined],
    ['id', undefined],
  ])('FORM-07 a debt payment refuses %s %s', async (field, value) => {
    await pay({ amount: 10, payPartOrall: 0, orderId: order.id })
    const query = { userId: shopper.userId }
    const { data } = await succeed(driver.client, 'GET /Debits/getalltoClient/0', { query })
    const { id } = data.find((debt: Body) => !debt.isResolved)
    const json = { amount: 1, id, clientId: 0, userId: shopper.userId, [field]: value }
    const { status, body } = await driver.client.call('PATCH /Debits/resolveOneDebit', { json })
    expect(status).toBe(400)
    expect(refused(body)).toContain(field)
  })
})
