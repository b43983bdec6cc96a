import { existsSync } from 'node:fs'
import { type BrowserServer, chromium } from 'playwright-core'

const SWITCHES = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

/**
 * Switches of the packaged Chromium that do not suit us: in a single process the browser ends with its first profile, the rules between
 * origins are part of the suite, and without a zygote or with a software GPU each page takes half as long again.
 */
const UNWANTED = ['--headless', '--single-process', '--disable-web-security', '--no-zygote', '--use-gl', '--use-angle']

/** The installed Chromium, or the one that comes as a package; `--headed` shows it. */
export async function startBrowser(): Promise<BrowserServer> {
  const headed = process.env.WARDA_HEADED === '1'
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  )
  const { default: packaged } = await import('@sparticuz/chromium')
  const packagedArgs = installed ? [] : packaged.args.filter((arg) => !UNWANTED.some((name) => arg.startsWith(name)))
  return chromium.launchServer({
    executablePath: installed ?? (await packaged.executablePath()),
    headless: !headed,
    // No row asks for the pixels of a picture, and decoding pictures takes a third of the browser's time.
    args: [...packagedArgs, ...SWITCHES, ...(headed ? [] : ['--headless', '--blink-settings=imagesEnabled=false'])],
  })
}
