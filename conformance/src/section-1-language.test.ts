// SPEC §1: English and Arabic, how the language is chosen, stored and changed.
import { describe, expect, it } from 'vitest'
import { getPath, go, mainText, useBrowser, type Visit } from './browser.ts'
import { LANGUAGES } from './facts.ts'

const visit = useBrowser()
const banner = ({ page }: Visit) => page.getByRole('banner')

describe('SPEC §1 language', () => {
  const lang = ({ page }: Visit) => page.locator('html').getAttribute('lang')

  it('LANG-01 English is the default, with direction ltr, and stored under app_language', async () => {
    await visit({ locale: 'fr-FR' }, async (at) => {
      await go(at, '/about')
      expect(await lang(at)).toBe('en')
      expect(await at.page.locator('html').getAttribute('dir')).toBe('ltr')
      expect(await at.page.evaluate(() => localStorage.getItem('app_language'))).toBe('en')
    })
  })

  it('LANG-01 the language is detected from local storage, then the query string, then the browser', async () => {
    await visit({ locale: 'ar-SA' }, async (at) => {
      await go(at, '/about')
      expect(await lang(at)).toBe('ar')
      await at.page.evaluate(() => localStorage.clear())
      await at.context.clearCookies()
      await go(at, '/about?lng=en')
      await expect.poll(() => lang(at)).toBe('en')
      await at.page.evaluate(() => localStorage.setItem('app_language', 'ar'))
      await go(at, '/about?lng=en')
      await expect.poll(() => lang(at)).toBe('ar')
    })
  })

  it('LANG-02 LANG-03 changing the language sends POST /Language/set-language {culture}, reloads the page, and turns it right to left', async () => {
    await visit({}, async (at) => {
      await go(at, '/about')
      await at.page.evaluate(() => Object.assign(window, { loadedBefore: true }))
      const sent = at.page.waitForRequest(/\/api\/Language\/set-language$/)
      await banner(at).getByRole('link', { name: 'العربية' }).first().click()
      const request = await sent
      expect(request.method()).toBe('POST')
      expect(request.postDataJSON()).toEqual({ culture: 'ar' })
      const headers = await request.allHeaders()
      expect(headers['accept-language']).toBe('en')
      const cookies = await at.context.cookies()
      const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
      expect(headers['x-xsrf-token']).toBe(decodeURIComponent(token))
      await at.page.locator('html[lang=ar][dir=rtl]').waitFor()
      expect(await at.page.evaluate(() => 'loadedBefore' in window)).toBe(false)
      expect(await at.page.evaluate(() => localStorage.getItem('app_language'))).toBe('ar')
    })
  })

  it.each(LANGUAGES)(
    'LANG-03 in %s every call of a page carries Accept-Language from app_language',
    async (language) => {
      await visit({ language, locale: 'fr-FR' }, async (at) => {
        await at.page.addInitScript((stored) => {
          if (stored === 'ar') localStorage.setItem('app_language', 'ar')
        }, language)
        const sent: (string | undefined)[] = []
        at.page.on('request', (request) => {
          if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.headers()['accept-language'])
        })
        await go(at, '/auth/forget-password')
        expect(await lang(at)).toBe(language)
        const answered = at.page.waitForResponse(/\/api\/Account\/sendresetpassword/)
        await at.page.getByRole('main').getByRole('textbox').fill('nobody@warda.example')
        await at.page.getByRole('main').locator('button[type=submit]').click()
        await answered
        expect(new Set(sent)).toEqual(new Set([language]))
      })
    },
  )

  it.each(LANGUAGES)('LANG-04 %s: no page shows a message key or a text of the other language', async (language) => {
    await visit({ language }, async (at) => {
      for (const path of ['/', '/shop', '/services', '/about', '/contact', '/auth/forget-password']) {
        await go(at, path)
        const text = await mainText(at)
        expect(text).not.toMatch(/\b[a-z]+(_[a-z0-9]+)+\b/)
        if (language === 'en') expect(text).not.toMatch(/[\u0600-\u06ff]{3}/)
        else expect(text).toMatch(/[\u0600-\u06ff]{3}/)
        expect(getPath(at.page)).toBe(path)
      }
    })
  })
})
