import { vi } from 'vitest'

/** The largest cookie that browsers keep, name and value together (measured in Chromium). */
const COOKIE_LIMIT = 4096

class Jar {
  readonly kept = new Map<string, string>()
  /** The attributes of each cookie, e.g. `expires=…`. */
  readonly attributes = new Map<string, string>()
  blocked = false

  get text(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  write(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (this.blocked || name.length + value.length > COOKIE_LIMIT) return
    this.attributes.set(name, attributes.join('; '))
    const expires = attributes.find((text) => text.startsWith('expires='))?.slice(8)
    const ended = attributes.includes('max-age=0') || (expires !== undefined && Date.parse(expires) <= Date.now())
    if (ended) this.kept.delete(name)
    else this.kept.set(name, value)
  }
}

const memoryStorage = (): Storage => {
  const stored = new Map<string, string>()
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  // Object.keys(storage) lists the kept keys, as in a browser.
  return new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage
}

export type FakeBrowser = {
  jar: Jar
  root: { lang: string; dataset: Record<string, string> }
  location: {
    protocol: string
    href: string
    search: string
    replace: ReturnType<typeof vi.fn>
    reload: ReturnType<typeof vi.fn>
  }
}

/** A document, cookies, two stores and an address, as far as `lib` uses them. Undo with `vi.unstubAllGlobals()`. */
export const fakeBrowser = (): FakeBrowser => {
  const jar = new Jar()
  const root = { lang: 'en', dataset: {} as Record<string, string> }
  const location = {
    protocol: 'http:',
    href: 'http://shop.test/',
    search: '',
    replace: vi.fn(),
    reload: vi.fn(),
  }
  const page = {
    documentElement: root,
    get cookie() {
      return jar.text
    },
    set cookie(line: string) {
      jar.write(line)
    },
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', location)
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('BroadcastChannel', undefined)
  return { jar, root, location }
}

/** A signed-in person as the API answers at login. */
export const loginAnswer = (change: Record<string, unknown> = {}) => ({
  userId: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  fullName: 'Noura Salem',
  email: 'noura@example.com',
  roles: ['Shopper'],
  clientId: 0,
  isEmailConfirmed: true,
  token: 'token-1',
  refreshToken: 'secret-of-the-family',
  refreshTokenExpiresOn: new Date(Date.now() + 86_400_000).toISOString(),
  rememberMe: true,
  message: 'ok',
  ...change,
})
