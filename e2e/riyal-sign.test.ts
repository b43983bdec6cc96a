import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const TEXTS = { en: 'SAR', ar: 'ر.س.' } as const

/** The first price of the product page. */
const openPrice = async ({ page, base }: Guest) => {
  await page.goto(`${base}/product/1`)
  await waitForHydration(page)
  return page.getByRole('main').locator('bdi.tabular').first()
}

async function showSign(riyalSign: boolean): Promise<void> {
  const { value } = await server.db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'identity')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('setting')
    .set({ value: JSON.stringify({ ...(value as object), riyalSign }) })
    .where('key', '=', 'identity')
    .execute()
  const read = async () => (await (await fetch(`${server.url}/api/Site/getsite`)).json()).identity.riyalSign
  await expect.poll(read).toBe(riyalSign)
}

describe('prices', () => {
  it.each(READERS)(
    'in %s on a %s: the riyal sign stands left of the number, over its text (OPEN-05)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const price = await openPrice(guest)
        const sign = price.locator('.riyal')
        expect(await sign.textContent()).toBe(TEXTS[guest.language])
        expect(plain((await price.textContent()) ?? '').replace('\u00a0', ' ')).toMatch(/^(SAR|ر\.س\.) \d+\.\d\d$/)
        const [signBox, priceBox] = [await sign.boundingBox(), await price.boundingBox()]
        expect(signBox?.x).toBeCloseTo(priceBox?.x ?? -1, 0)
        expect(signBox?.width).toBeLessThan((priceBox?.width ?? 0) / 3)
        const mask = await sign.evaluate((element) => getComputedStyle(element).maskImage)
        expect(mask).toMatch(/svg/)
        await expectUsablePage(guest)
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: the sign stands left of the number inside a sentence too, over its text (OPEN-05)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        await openPrice(guest)
        const { page, t } = guest
        const sign = page
          .getByRole('region', { name: t('delivery_title') })
          .locator('.riyal')
          .first()
        await sign.waitFor()
        expect(await sign.textContent()).toBe(TEXTS[guest.language])
        // The number is in the text beside the sign: after it in English, before it in Arabic.
        const [signRight, numberLeft] = await sign.evaluate((element) => {
          const beside = [element.nextSibling, element.previousSibling].find((node) =>
            /\d/.test(node?.textContent ?? ''),
          )
          const [number] = /\d[\d,]*\.\d\d/.exec(beside?.textContent ?? '') ?? ['']
          const from = beside?.textContent?.lastIndexOf(number) ?? 0
          const range = document.createRange()
          if (beside) range.setStart(beside, from)
          if (beside) range.setEnd(beside, from + number.length)
          return [element.getBoundingClientRect().right, range.getBoundingClientRect().left] as const
        })
        expect(signRight).toBeLessThanOrEqual(numberLeft + 1)
        expect(numberLeft - signRight).toBeLessThan(12)
      })
    },
  )

  it('shows the text alone when the shop wants no sign (OPEN-05)', async () => {
    await showSign(false)
    await visit(server, ['ar', 'phone'], async (guest) => {
      const price = await openPrice(guest)
      expect(await price.locator('.riyal').count()).toBe(0)
      expect(plain(await price.innerText()).replace('\u00a0', ' ')).toMatch(/^\d+\.\d\d ر\.س\.$/)
    })
    await showSign(true)
  })
})
