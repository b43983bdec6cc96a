import sp from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

const b = await chromium.launch({
  executablePath: await sp.executablePath(),
  args: [
    ...sp.args.filter((a) => !a.startsWith('--headless') && a !== '--single-process'),
    '--no-sandbox',
    '--headless',
  ],
  headless: true,
})
const page = await (await b.newContext({ baseURL: 'http://localhost:4391', locale: 'en-US' })).newPage()
await page.goto('/shop?sort=price-asc')
await page.waitForTimeout(1500)
console.log(page.url(), await page.locator('main article p').allInnerTexts())
await page.route('**/api/Account/sendresetpassword*', (route) => {
  console.log('routed')
  return route.fulfill({ status: 500, body: '' })
})
page.on('request', (r) => r.url().includes('/api/') && console.log(r.method(), r.url()))
page.on('response', (r) => r.url().includes('/api/') && console.log(r.status(), r.url()))
await page.goto('/auth/forget-password')
await page.waitForTimeout(3000)
await page
  .locator('main')
  .getByRole('textbox')
  .fill('a' + Date.now() + '@warda.example')
await page.locator('main button[type=submit]').click()
await page.waitForTimeout(3000)
console.log(await page.locator('main').innerText())
await b.close()
