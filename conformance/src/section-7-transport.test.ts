// SPEC §7, first paragraph: base, credentials, bearer token, Accept-Language, XSRF; and what another origin may do.
import { beforeAll, describe, expect, it } from 'vitest'
import { HttpClient, succeed } from './http-client.ts'
import { type Person, registerAndLogIn } from './scenario/accounts.ts'
import { OTHER_ORIGIN } from './setup/start-shop.ts'

let person: Person
beforeAll(async () => {
  person = await registerAndLogIn()
})

describe('SPEC §7 every request', () => {
  it('API-26 Authorization: Bearer {token} says who calls; without it and with a wrong one the answer is 401', async () => {
    const call = `GET /User/getPublicDataUser/${person.userId}`
    expect((await person.client.call(call)).status).toBe(200)
    const stranger = new HttpClient()
    expect((await stranger.call(call)).status).toBe(401)
    stranger.token = `${person.client.token}x`
    expect((await stranger.call(call)).status).toBe(401)
  })

  it.each([
    ['en', 'Please log in first.'],
    ['ar', 'سجّل الدخول أولًا من فضلك.'],
  ] as const)('API-26 LANG-03 Accept-Language %s decides the language of messages: “%s”', async (language, message) => {
    const client = new HttpClient()
    client.language = language
    expect((await client.call(`GET /User/getPublicDataUser/${person.userId}`)).body.message).toBe(message)
  })

  it('API-26 LANG-03 the names of the shop follow Accept-Language', async () => {
    const client = new HttpClient()
    const names = async () =>
      (await succeed(client, 'GET /Category/getallcategories')).map((c: { name: string }) => c.name)
    expect(await names()).toContain('Roses')
    client.language = 'ar'
    expect(await names()).toContain('ورد جوري')
  })

  it('API-26 the cookie XSRF-TOKEN is issued with path / by any first call and is readable by scripts', async () => {
    const { cookies } = await new HttpClient().send('GET /Category/getallcategories', {})
    const cookie = cookies.find(({ name }) => name === 'XSRF-TOKEN')
    expect(cookie?.attributes).toMatch(/(^|; )Path=\/(;|$)/i)
    expect(cookie?.attributes).not.toMatch(/HttpOnly/i)
  })

  it('API-26 AUTH-07 a change wants the header X-XSRF-TOKEN of the cookie: without it, or with another, it is 403', async () => {
    const client = new HttpClient()
    await client.page('/robots.txt')
    const json = { culture: 'en' }
    const send = (token: string) =>
      client.send('POST /Language/set-language', { json, headers: { 'x-xsrf-token': token } })
    expect((await send('')).status).toBe(403)
    expect((await send('another')).status).toBe(403)
    expect((await client.send('POST /Language/set-language', { json })).status).toBe(200)
  })

  it.each([
    'Account/sendresetpassword?email=nobody@warda.example',
    'Account/refreshToken',
    'PayMent/confirm-payment/00000000-0000-4000-8000-000000000000/1',
    'ShippingEmployee/sendconfirmDelivry?userId=1&orderId=1',
  ])('SPEC-20 GET %s is answered with no-store, and HEAD does nothing: 405', async (path) => {
    const { headers } = await person.client.call(`GET ${path}`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await person.client.call(`HEAD ${path}`)).status).toBe(405)
  })

  it('API-26 paths match without regard to case (decisions §9)', async () => {
    expect((await person.client.call(`GET /user/GETPUBLICDATAUSER/${person.userId}`)).status).toBe(200)
  })
})

describe('SPEC §7 {host}/api is another origin in the source: ALLOWED_ORIGINS opens it to a client', () => {
  const preflight = (origin: string) =>
    fetch(`${person.client.url}/api/Account/login`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,authorization,accept-language,x-xsrf-token',
      },
    })

  it('API-26 a preflight of the named origin is allowed with credentials and the headers that every request carries', async () => {
    const { status, headers } = await preflight(OTHER_ORIGIN)
    expect(status).toBeLessThan(300)
    expect(headers.get('access-control-allow-origin')).toBe(OTHER_ORIGIN)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-allow-methods')).toMatch(/POST/)
    for (const name of ['content-type', 'authorization', 'accept-language', 'x-xsrf-token']) {
      expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain(name)
    }
  })

  it('API-26 the named origin logs in with credentials: it gets the XSRF cookie by its first call and sends it back', async () => {
    const client = new HttpClient()
    const headers = { origin: OTHER_ORIGIN, 'sec-fetch-site': 'cross-site' }
    const first = await client.send('GET /Category/getallcategories', { headers })
    expect(first.headers.get('access-control-allow-origin')).toBe(OTHER_ORIGIN)
    const { email, password } = person.account
    const answer = await client.send('POST /Account/login', { json: { email, password }, headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe(OTHER_ORIGIN)
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    const cookie = answer.cookies.find(({ name }) => name === 'refreshToken')
    expect(cookie?.attributes).toMatch(/SameSite=None/i)
    expect(cookie?.attributes).toMatch(/Secure/i)
    const refreshed = await client.send('GET Account/refreshToken', { headers })
    expect(refreshed.status).toBe(200)
  })

  it('API-26 any other origin is refused: no allowing header, and a change is 403', async () => {
    const { headers } = await preflight('https://evil.example')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const { email, password } = person.account
    const asBrowser = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await new HttpClient().call('POST /Account/login', { json: { email, password }, headers: asBrowser })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})
