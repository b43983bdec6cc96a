import { existsSync } from 'node:fs'
import { type BrowserServer, chromium } from 'playwright-core'

const SWITCHES = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

/** The installed Chromium, or the one that comes as a package; `--headed` shows it. */
export async function startBrowser(): Promise<BrowserServer> {
  const headed = process.env.WARDA_HEADED === '1'
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  )
  const { default: packaged } = await import('@sparticuz/chromium')
  // In a single process the browser ends with its first profile.
  const own = installed ? [] : packaged.args.filter((arg) => !arg.startsWith('--headless') && arg !== '--single-process')
  return chromium.launchServer({
    executablePath: installed ?? (await packaged.executablePath()),
    headless: !headed,
    args: [...own, ...SWITCHES, ...(headed ? [] : ['--headless'])],
  })
}
