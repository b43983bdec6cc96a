import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

/** The body of an answer. */
// biome-ignore lint/suspicious/noExplicitAny: answers have many shapes, and the suite asserts each one
export type Body = any

export type Answer = { status: number; body: Body; headers: Headers; cookies: SetCookie[] }
export type SetCookie = { name: string; value: string; attributes: string }

export type Send = {
  query?: Record<string, string | number>
  json?: unknown
  /** Sent as `application/x-www-form-urlencoded`. */
  form?: Record<string, string>
  multipart?: Record<string, string | Upload>
  headers?: Record<string, string>
}
export type Upload = { bytes: Buffer; type: string; name: string }

/** The language of a request: the header Accept-Language. */
export type Language = 'en' | 'ar'

let lastAddress = 0

/** An HTTP client written from the specification alone: cookies, bearer token, Accept-Language and XSRF header (spec §7). */
export class HttpClient {
  readonly url = inject('shopUrl')
  readonly jar = new Map<string, string>()
  /** The path attribute of each cookie. */
  readonly paths = new Map<string, string>()
  language: Language = 'en'
  token: string | null = null
  private readonly ipAddress: string

  constructor() {
    lastAddress += 1
    this.ipAddress = `10.${process.pid % 250}.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`
  }

  /** Sends `METHOD /path` below `{host}/api`, with the XSRF cookie that the first page or call has set. */
  async call(call: string, send: Send = {}): Promise<Answer> {
    if (!this.jar.has('XSRF-TOKEN')) await this.page('/robots.txt')
    let answer = await this.send(call, send)
    // A busy shop asks to try again later (decisions §10).
    for (let tries = 0; answer.status === 503 && answer.headers.has('retry-after') && tries < 10; tries++) {
      await pause(Number(answer.headers.get('retry-after')) * 1000)
      answer = await this.send(call, send)
    }
    return answer
  }

  /** Sends the request alone, without fetching a cookie first. */
  async send(call: string, { query = {}, headers = {}, ...send }: Send): Promise<Answer> {
    const [method = 'GET', path = '/'] = call.split(' ')
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const address = `${this.url}/api/${path.replace(/^[/]/, '')}${search.size > 0 ? `?${search}` : ''}`
    const { type, body } = encode(send)
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: {
        'accept-language': this.language,
        'x-forwarded-for': this.ipAddress,
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(this.jar.size > 0 ? { cookie: this.cookieHeader() } : {}),
        ...(this.jar.has('XSRF-TOKEN') ? { 'x-xsrf-token': decodeURIComponent(this.jar.get('XSRF-TOKEN') ?? '') } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const cookies = this.storeCookies(response)
    return { status: response.status, body: readBody(await response.text()), headers: response.headers, cookies }
  }

  /** A page or file of the shop, outside `/api`. */
  async page(path: string): Promise<{ status: number; text: string; headers: Headers }> {
    const response = await fetch(new URL(path, this.url), {
      redirect: 'manual',
      headers: { 'accept-language': this.language, 'x-forwarded-for': this.ipAddress, cookie: this.cookieHeader() },
    })
    this.storeCookies(response)
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  private storeCookies(response: Response): SetCookie[] {
    const cookies = response.headers.getSetCookie().map(readSetCookie)
    for (const cookie of cookies) {
      if (cookie.value === '' || /max-age=0/i.test(cookie.attributes)) this.jar.delete(cookie.name)
      else this.jar.set(cookie.name, cookie.value)
      this.paths.set(cookie.name, /Path=([^;]+)/i.exec(cookie.attributes)?.[1] ?? '/')
    }
    return cookies
  }

  private cookieHeader(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

function encode({ json, form, multipart }: Send): { type?: string; body?: string | FormData } {
  if (json !== undefined) return { type: 'application/json', body: JSON.stringify(json) }
  if (form) return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() }
  if (!multipart) return {}
  const data = new FormData()
  for (const [name, value] of Object.entries(multipart)) {
    if (typeof value === 'string') data.set(name, value)
    else data.set(name, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name)
  }
  return { body: data }
}

function readSetCookie(line: string): SetCookie {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  return { name: pair.slice(0, at), value: pair.slice(at + 1), attributes: attributes.join(';').trim() }
}

function readBody(text: string): Body {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Sends a call and returns the body; throws when the status is not 2xx. */
export async function succeed(client: HttpClient, call: string, send: Send = {}): Promise<Body> {
  const { status, body } = await client.call(call, send)
  if (status < 200 || status > 299) throw new Error(`${call} answered ${status} ${JSON.stringify(body)}`)
  return body
}
