// SPEC §7 "Account": register, login, confirm e-mail, reset the password, refresh the token.
import { beforeAll, describe, expect, it } from 'vitest'
import { type CallFact, checkCalls } from './call-facts.ts'
import { HttpClient, succeed } from './http-client.ts'
import { waitForLink } from './mailbox.ts'
import { type Account, newAccount, newEmail, type Person, registerAndLogIn, registerForm } from './scenario/accounts.ts'

const visitor = () => new HttpClient()

let person: Person
beforeAll(async () => {
  person = await registerAndLogIn()
})

/** Token and e-mail of the link that a mail carries. */
async function readConfirmation(account: Account) {
  const link = await waitForLink(account.email, '/auth/confirm-email')
  return { token: link.searchParams.get('token') ?? '', email: link.searchParams.get('email') ?? '' }
}

const facts: CallFact[] = [
  {
    id: 'API-01',
    call: 'POST Account/register',
    note: 'form of fullName, email, password, confirmPassword, phoneNumber alone: registering is accepting the terms',
    as: visitor,
    given: () => ({ form: registerForm(newAccount()) }),
    reads: ['message: text'],
    message: { en: 'Register Successfully', ar: 'تم التسجيل بنجاح' },
  },
  {
    id: 'API-02',
    call: 'POST /Account/login',
    note: '{email, password}; the auth model with roles as a list of names',
    as: visitor,
    given: () => ({ json: { email: person.account.email, password: person.account.password } }),
    // The source does not show the key of the refresh token; decisions §8 names it refreshToken.
    reads: [
      'userId: text',
      'fullName: text',
      'email: text',
      'roles: list',
      'roles[]: text',
      'clientId: whole',
      'token: text',
      'refreshToken: text',
      'refreshTokenExpiresOn: instant',
    ],
    also: (body) => {
      expect(body.roles).toEqual(['Shopper'])
      expect(body.email).toBe(person.account.email)
    },
  },
  {
    id: 'API-03',
    call: 'POST /Account/confirmEmail',
    note: '{token, email} of the mailed link',
    as: visitor,
    given: async () => {
      const { account } = await registerAndLogIn()
      return { json: await readConfirmation(account) }
    },
    reads: ['message: text'],
  },
  {
    id: 'API-04',
    call: 'GET /Account/sendresetpassword?email',
    as: visitor,
    given: () => ({ query: { email: newEmail() } }),
    reads: ['message: text'],
  },
  {
    id: 'API-04',
    call: 'POST /Account/resetpassword',
    note: 'form of password, token, email; the new password logs in',
    as: visitor,
    given: async () => {
      const { account } = await registerAndLogIn()
      await succeed(new HttpClient(), 'GET /Account/sendresetpassword', { query: { email: account.email } })
      const link = await waitForLink(account.email, '/auth/reset-password')
      const token = link.searchParams.get('token') ?? ''
      return { form: { password: 'Tulip!Path82', token, email: link.searchParams.get('email') ?? '' } }
    },
    reads: ['message: text'],
    also: async (_body, { form }) => {
      const json = { email: form?.email, password: 'Tulip!Path82' }
      expect((await new HttpClient().call('POST /Account/login', { json })).status).toBe(200)
    },
  },
]

checkCalls('SPEC §7 Account', facts)

describe('SPEC §7 Account, what the calls refuse', () => {
  it.each([
    ['email', { email: 'nobody' }],
    ['email', { email: '' }],
    ['password', { password: '' }],
    ['password', { password: 'Short-1' }],
  ])('API-02 AUTH-02 login with a wrong %s is 400 with the message of its field', async (field, change) => {
    const json = { email: person.account.email, password: person.account.password, ...change }
    const { status, body } = await new HttpClient().call('POST /Account/login', { json })
    expect(status).toBe(400)
    expect(body.message).toEqual(expect.any(String))
    expect(Object.keys(body.errors)).toEqual([field])
  })

  it.each([
    ['en', 'The email or the password is not right.'],
    ['ar', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
  ] as const)(
    'API-02 ERR-02 a wrong password in %s is 400 with a message: 401 means an expired session to the client',
    async (language, message) => {
      const client = new HttpClient()
      client.language = language
      const json = { email: person.account.email, password: 'Not-The-Password-1' }
      const { status, body } = await client.call('POST /Account/login', { json })
      expect({ status, message: body.message }).toEqual({ status: 400, message })
    },
  )

  it('API-01 ERR-01 a register failure is an array of items with a description', async () => {
    const form = { ...registerForm(newAccount()), fullName: 'No', phoneNumber: '0551' }
    const { status, body } = await new HttpClient().call('POST Account/register', { form })
    expect(status).toBe(400)
    expect(body).toEqual([
      expect.objectContaining({ description: expect.any(String) }),
      expect.objectContaining({ description: expect.any(String) }),
    ])
  })

  it('API-01 AUTH-06 acceptTerms false is refused and true is accepted', async () => {
    for (const [acceptTerms, status] of [
      ['false', 400],
      ['true', 200],
    ] as const) {
      const form = { ...registerForm(newAccount()), acceptTerms }
      expect((await new HttpClient().call('POST Account/register', { form })).status).toBe(status)
    }
  })

  it('API-01 ROUTE-19 registration ignores roles in the payload: the account is a Shopper (decisions §1)', async () => {
    const account = newAccount()
    const form = { ...registerForm(account), acceptTerms: 'true', role: 'Admin', roles: 'Admin' }
    await succeed(new HttpClient(), 'POST Account/register', { form })
    const { email, password } = account
    const { roles } = await succeed(new HttpClient(), 'POST /Account/login', { json: { email, password } })
    expect(roles).toEqual(['Shopper'])
  })
})

describe('SPEC §7 Account, the refresh token', () => {
  it('API-05 AUTH-07 GET Account/refreshToken with the refresh cookie reads token, refreshToken, refreshTokenExpiresOn', async () => {
    const { client } = await registerAndLogIn()
    client.token = null
    const { status, body } = await client.call('GET Account/refreshToken')
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.any(String),
      refreshToken: expect.any(String),
      refreshTokenExpiresOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    })
    client.token = body.token
    expect((await client.call('GET /User/getPublicDataUser/nobody')).status).not.toBe(401)
  })

  it('API-05 AUTH-07 the refresh cookie has path /, is not readable by scripts and ends at refreshTokenExpiresOn when the person is remembered', async () => {
    const json = { email: person.account.email, password: person.account.password, rememberMe: true }
    const answer = await new HttpClient().call('POST /Account/login', { json })
    const cookie = answer.cookies.find(({ name }) => name === 'refreshToken')
    expect(cookie?.attributes).toMatch(/(^|; )Path=\/(;|$)/i)
    expect(cookie?.attributes).toMatch(/HttpOnly/i)
    const ends = /Expires=([^;]+)/i.exec(cookie?.attributes ?? '')?.[1]
    const age = /Max-Age=(\d+)/i.exec(cookie?.attributes ?? '')?.[1]
    const sent = Date.parse(answer.headers.get('date') ?? '')
    const expires = ends ? Date.parse(ends) : sent + Number(age) * 1000
    // HTTP dates have no milliseconds.
    expect(Math.abs(expires - Date.parse(answer.body.refreshTokenExpiresOn))).toBeLessThanOrEqual(2_000)
  })

  it('API-05 without the cookie the refresh is a definite 401', async () => {
    expect((await new HttpClient().call('GET Account/refreshToken')).status).toBe(401)
  })

  it('API-05 the tokens follow the login as an old client stores it: refreshToken of the answer is not the secret of the cookie (decisions §8)', async () => {
    const { client, session } = await registerAndLogIn()
    expect(session.refreshToken).not.toBe('')
    expect(client.jar.get('refreshToken')).not.toBe(session.refreshToken)
  })
})
