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
const [email, ...paths] = process.argv.slice(2)
const B = 'http://localhost:4391'
const ctx = await b.newContext({ baseURL: B, locale: 'en-US', viewport: { width: 1280, height: 900 } })
let id = ''
if (email !== '-') {
  await ctx.request.get('/robots.txt')
  const x = (await ctx.cookies()).find((c) => c.name === 'XSRF-TOKEN').value
  const r = await (
    await ctx.request.post('/api/Account/login', {
      data: { email, password: 'Lantana#2719' },
      headers: { 'x-xsrf-token': decodeURIComponent(x) },
    })
  ).json()
  id = r.userId
  const { refreshToken, message, ...m } = r
  await ctx.addCookies([{ name: 'authModel', value: encodeURIComponent(JSON.stringify(m)), url: B }])
}
for (const p of paths) {
  const page = await ctx.newPage()
  await page.goto(p.replace('{id}', id))
  await page.waitForLoadState('networkidle', { timeout: 6000 }).catch(() => {})
  const [, sel] = p.split('@@')
  console.log('=== ' + p)
  console.log(
    (
      await page
        .locator(process.env.SEL || 'main')
        .first()
        .ariaSnapshot()
    ).slice(0, +(process.env.N || 6000)),
  )
}
await b.close()
