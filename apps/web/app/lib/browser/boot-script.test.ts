import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { bootScript } from './boot-script.ts'

type Scene = {
  stored: string | null
  cookie: string
  lang: string
  cookiesBlocked?: boolean
  storeBlocked?: boolean
  path?: string
}

const run = ({ stored, cookie, lang, cookiesBlocked = false, storeBlocked = false, path = '/' }: Scene) => {
  const root = { lang, dataset: {} as Record<string, string>, style: {} as Record<string, string> }
  const cookies = new Map(cookie === '' ? [] : cookie.split('; ').map((pair) => pair.split('=') as [string, string]))
  const store = new Map(stored === null ? [] : [['app_language', stored]])
  const reload = vi.fn()
  const address = new URL(path, 'https://shop.example')
  const history = {
    state: { idx: 1 },
    replaceState(_state: unknown, _title: string, next: URL) {
      address.href = next.href
    },
  }
  const page = {
    documentElement: root,
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      if (!cookiesBlocked) cookies.set(name, value)
    },
  }
  const scope = {
    document: page,
    URL,
    location: { reload, pathname: address.pathname, toString: () => address.href },
    history,
    get localStorage() {
      if (storeBlocked) throw new Error('SecurityError')
      return {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, text: string) => store.set(key, text),
      }
    },
  }
  runInNewContext(bootScript, scope)
  return { root, cookies, store, reload, address: address.pathname + address.search + address.hash }
}

describe('the boot script', () => {
  it('is at most 700 bytes', () => {
    expect(new TextEncoder().encode(bootScript).length).toBeLessThanOrEqual(700)
  })

  it('marks a signed-in browser', () => {
    expect(run({ stored: 'en', cookie: 'authModel=x; app_language=en', lang: 'en' }).root.dataset).toEqual({
      signedIn: '',
    })
    expect(run({ stored: 'en', cookie: 'app_language=en', lang: 'en' }).root.dataset).toEqual({})
  })

  it('LANG-01 stores the language of the first page', () => {
    const { store, cookies, reload } = run({ stored: null, cookie: '', lang: 'ar' })
    expect(store.get('app_language')).toBe('ar')
    expect(cookies.get('app_language')).toBe('ar')
    expect(reload).not.toHaveBeenCalled()
  })

  it('LANG-01 the stored choice wins: the hidden page reloads once', () => {
    const { root, cookies, reload } = run({ stored: 'ar', cookie: '', lang: 'en' })
    expect(cookies.get('app_language')).toBe('ar')
    expect(root.style.visibility).toBe('hidden')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('LANG-01 the stored choice wins over ?lng=, which is removed', () => {
    const path = '/shop?q=a&lng=ar#top'
    const { root, reload, address } = run({ stored: 'en', cookie: '', lang: 'ar', path })
    expect([root.style.visibility, address]).toEqual(['hidden', '/shop?q=a#top'])
    expect(reload).toHaveBeenCalledOnce()
    const first = run({ stored: null, cookie: '', lang: 'ar', path })
    expect([first.store.get('app_language'), first.address]).toEqual(['ar', path])
    expect(first.reload).not.toHaveBeenCalled()
  })

  it.each(['/ar', '/ar/shop?q=a'])('WEB-02 %s stays in its language, and the stored choice stays as well', (path) => {
    const { root, store, cookies, reload } = run({ stored: 'en', cookie: '', lang: 'ar', path })
    expect([root.style.visibility, reload.mock.calls.length]).toEqual([undefined, 0])
    expect([store.get('app_language'), cookies.get('app_language')]).toEqual(['en', 'en'])
    expect(run({ stored: 'en', cookie: '', lang: 'ar', path: '/arabian' }).reload).toHaveBeenCalledOnce()
  })

  it.each<[string, Scene]>([
    [
      'cookies are blocked and the address names the other language',
      { stored: 'ar', cookie: '', lang: 'en', cookiesBlocked: true, path: '/?lng=en' },
    ],
    ['the cookie already says so', { stored: 'ar', cookie: 'app_language=ar', lang: 'en' }],
    ['cookies are blocked', { stored: 'ar', cookie: '', lang: 'en', cookiesBlocked: true }],
    ['the store is blocked', { stored: null, cookie: '', lang: 'en', storeBlocked: true }],
    ['a hostile value is stored (W19)', { stored: '"><script>', cookie: '', lang: 'en' }],
  ])('never loops when %s', (_name, scene) => {
    expect(run(scene).reload).not.toHaveBeenCalled()
  })
})
