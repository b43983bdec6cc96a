// SPEC §2 "Public shell": header, top bar, toasts and footer.
import { describe, expect, it } from 'vitest'
import { expectToast, go, plain, useBrowser, type Visit } from './browser.ts'
import { type Body, succeed } from './http-client.ts'
import { logInAs } from './scenario/accounts.ts'

const visit = useBrowser()
const banner = ({ page }: Visit) => page.getByRole('banner')
const footer = ({ page }: Visit) => page.getByRole('contentinfo')
const main = ({ page }: Visit) => page.getByRole('main')

describe('SPEC §2 header and top bar', () => {
  it('SHELL-01 the header is 75 px tall, hides on scrolling down and shows on scrolling up', async () => {
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

  it('SHELL-02 the top bar links to /wishlist, /cart and /, and view all to /shop', async () => {
    await visit({}, async (at) => {
      await go(at, '/about')
      const hrefs = await banner(at)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs).toEqual(expect.arrayContaining(['/', '/wishlist', '/cart', '/shop']))
      expect(await banner(at).getByRole('link', { name: 'View all' }).first().getAttribute('href')).toBe('/shop')
    })
  })

  it('SHELL-02 of seven categories the top bar has the first six, each leading to /shop?category={name}', async () => {
    const { client } = await logInAs('Admin')
    const six = (await succeed(client, 'GET /Category/getallcategories')).slice(0, 6)
    expect(six).toHaveLength(6)
    const pictureKey = six[0].picture.key
    const seventh = { slug: 'seventh-category', nameEn: 'Seventh', nameAr: 'السابعة', altEn: 'Roses.', altAr: 'ورد.' }
    const { data } = await succeed(client, 'POST /Admin/category', { json: { ...seventh, pictureKey } })
    try {
      await visit({}, async (at) => {
        await go(at, '/about')
        const links = banner(at).getByRole('navigation').locator('a[href^="/shop?category="]')
        // The name in an address is the same in both languages: the slug.
        expect(await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))).toEqual(
          six.map(({ slug }: Body) => `/shop?category=${slug}`),
        )
        expect(await links.allInnerTexts()).toEqual(six.map(({ name }: Body) => name))
        await links.nth(1).click()
        await at.page.getByRole('heading', { level: 1, name: six[1].name, exact: true }).waitFor()
      })
    } finally {
      await succeed(client, `DELETE /Admin/category/${data.id}`)
    }
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
        await banner(at).getByRole('link', { name: other }).first().waitFor()
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

  it('SHELL-03 any other toast stands at the top right for 5000 ms, the defaults of the library', async () => {
    await visit({}, async (at) => {
      // The specification does not list the toasts of the shell; errors of a page are none.
      await at.page.goto('/confirm-receive-order')
      const toast = await expectToast(at, 'Invalid order details provided.')
      expect(toast).toMatchObject({ place: 'top-right', duration: 5000 })
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
    [79, 1],
    [81, 0],
  ])(
    'SHELL-03 after a drag by %i percent of its width %i toasts remain: the threshold is 80 percent',
    async (percent, remaining) => {
      await visit({ screen: 'breakpoint' }, async (at) => {
        await go(at, '/shop')
        // The toast must not close by itself during the drag.
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
        if (remaining === 0) await toast.waitFor({ state: 'detached' })
        else {
          // A toast below the threshold returns to its place.
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
      const profiles = await team.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(profiles).toEqual([expect.stringMatching(/^https:/), expect.stringMatching(/^https:/)])
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
        // The year in the shop's time zone.
        const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Riyadh' }).format())
        for (const line of lines(year)) expect(text).toContain(line)
      })
    },
  )
})
