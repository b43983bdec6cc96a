// SPEC §2 "Public shell": header, top bar, toasts and footer.
import { describe, expect, it } from 'vitest'
import { expectToast, go, plain, useBrowser, type Visit } from './browser.ts'

const visit = useBrowser()
const banner = ({ page }: Visit) => page.getByRole('banner')
const footer = ({ page }: Visit) => page.getByRole('contentinfo')
const main = ({ page }: Visit) => page.getByRole('main')

describe('SPEC §2 header and top bar', () => {
  it('SHELL-01 the header is 75 px tall, hides on the way down and shows on the way up', async () => {
    await visit({}, async (at) => {
      await go(at, '/')
      expect((await banner(at).boundingBox())?.height).toBe(75)
      const bottom = () => banner(at).evaluate((element) => element.getBoundingClientRect().bottom)
      const scrollBy = (y: number) => at.page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), y)
      await scrollBy(600)
      await expect.poll(bottom).toBeLessThanOrEqual(0)
      await scrollBy(-60)
      await expect.poll(bottom).toBe(75)
    })
  })

  it('SHELL-02 the top bar links to /wishlist, /cart and /, six categories to /shop?category={name}, and view all to /shop', async () => {
    await visit({}, async (at) => {
      await go(at, '/about')
      const hrefs = await banner(at)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs).toEqual(expect.arrayContaining(['/', '/wishlist', '/cart', '/shop']))
      expect(new Set(hrefs.filter((href) => href.startsWith('/shop?category='))).size).toBe(6)
      expect(await banner(at).getByRole('link', { name: 'View all' }).first().getAttribute('href')).toBe('/shop')
    })
  })

  it.each([
    ['en', 'Log in or create an account', 'العربية'],
    ['ar', 'تسجيل الدخول أو إنشاء حساب', 'English'],
  ] as const)(
    'SHELL-02 signed out, the top bar in %s has “%s” and the language switch “%s”',
    async (language, login, other) => {
      await visit({ language }, async (at) => {
        await go(at, '/about')
        await banner(at).getByRole('button', { name: login }).waitFor()
        await banner(at).getByRole('button', { name: other }).first().waitFor()
      })
    },
  )
})

describe('SPEC §2 toasts', () => {
  const wish = (at: Visit) => main(at).locator('article button[aria-pressed]').first()

  it('SHELL-03 a toast of the shell stands at the top centre for 1000 ms', async () => {
    await visit({}, async (at) => {
      await go(at, '/shop')
      await wish(at).click()
      expect(await expectToast(at, 'Added to your wishlist')).toMatchObject({ place: 'top-center', duration: 1000 })
      await at.page.locator('.Toastify__toast').waitFor({ state: 'detached' })
    })
  })

  it('SHELL-03 Alt+T focuses the toasts', async () => {
    await visit({}, async (at) => {
      await go(at, '/shop')
      await wish(at).click()
      await at.page.locator('.Toastify__toast').hover()
      await at.page.keyboard.press('Alt+t')
      expect(await at.page.evaluate(() => document.activeElement?.closest('.Toastify') !== null)).toBe(true)
    })
  })

  it.each([
    [75, 1],
    [85, 0],
  ])(
    'SHELL-03 a toast dragged by %i percent of its width leaves %i behind: the threshold is 80 percent',
    async (percent, left) => {
      await visit({ screen: 'breakpoint' }, async (at) => {
        await go(at, '/shop')
        // Its time must not run out while it is dragged.
        await at.page.addStyleTag({ content: '.Toastify__progress-bar { animation-play-state: paused !important }' })
        await wish(at).click()
        const toast = at.page.locator('.Toastify__toast').first()
        await toast.waitFor()
        await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0)
        await toast.evaluate((element, share) => {
          const box = element.getBoundingClientRect()
          const event = (type: string, x: number) =>
            new PointerEvent(type, {
              bubbles: true,
              pointerType: 'touch',
              pointerId: 1,
              clientX: x,
              clientY: box.top + box.height / 2,
            })
          const start = box.left + box.width / 2
          element.dispatchEvent(event('pointerdown', start))
          for (let step = 1; step <= 10; step++)
            document.dispatchEvent(event('pointermove', start + (box.width * share * step) / 1000))
          document.dispatchEvent(event('pointerup', start + (box.width * share) / 100))
        }, percent)
        if (left === 0) await toast.waitFor({ state: 'detached' })
        else {
          // A toast that stays slides back to where it was; one that is dismissed never does.
          const transform = () => toast.evaluate((element) => getComputedStyle(element).transform)
          await expect.poll(transform).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/)
          expect(await toast.count()).toBe(1)
        }
      })
    },
  )
})

describe('SPEC §2 footer', () => {
  it('SHELL-04 links to /, /services, /about, /contact, a map, a phone, a mail address and two developer profiles; three social icons lead nowhere', async () => {
    await visit({}, async (at) => {
      await go(at, '/about')
      const hrefs = await footer(at)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs).toEqual(expect.arrayContaining(['/', '/services', '/about', '/contact']))
      expect(hrefs.filter((href) => /^https:\/\/.*map/.test(href))).toHaveLength(1)
      expect(hrefs.filter((href) => href.startsWith('tel:'))).toHaveLength(1)
      expect(hrefs.filter((href) => href.startsWith('mailto:'))).toHaveLength(1)
      const team = footer(at).locator('p').filter({ hasText: 'Development Team' }).getByRole('link')
      expect(await team.count()).toBe(2)
      const social = footer(at).getByRole('list', { name: 'Warda on social networks' })
      expect(await social.getByRole('img').count()).toBe(3)
      expect(await social.getByRole('link').count()).toBe(0)
    })
  })

  it.each([
    ['en', (year: number) => [`© ${year} Warda. All rights reserved.`, 'Powered by Warda', 'Development Team']],
    ['ar', (year: number) => [`© ${year} وردة. جميع الحقوق محفوظة.`, 'بدعم من وردة', 'فريق التطوير']],
  ] as const)(
    'SHELL-04 the bottom bar in %s has the current year, “Powered by” and “Development Team”',
    async (language, lines) => {
      await visit({ language }, async (at) => {
        await go(at, '/about')
        const text = plain(await footer(at).innerText())
        // The year where the shop is.
        const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Riyadh' }).format())
        for (const line of lines(year)) expect(text).toContain(line)
      })
    },
  )
})
