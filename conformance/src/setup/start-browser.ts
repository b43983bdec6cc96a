import { existsSync } from 'node:fs'
import { type BrowserServer, chromium } from 'playwright-core'

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  // One process for the pages of a browser context: starting processes took a third of a test's time.
  '--process-per-site',
  '--renderer-process-limit=1',
]

/**
 * Switches of the packaged Chromium that do not suit us: in a single process the browser ends with its first profile, the rules between
 * origins are part of the suite, and without a zygote or with a software GPU each page takes half as long again.
 */
const UNWANTED = /^--(headless|single-process|disable-web-security|no-zygote|use-gl|use-angle)/

const headed = process.env.WARDA_HEADED === '1'

/** Chromium of the locked package, or the installed one where the package does not start or `--headed` asks for windows. */
export async function startBrowser(): Promise<BrowserServer> {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  )
  if (headed && installed) return launch(installed, [])
  const { default: packaged } = await import('@sparticuz/chromium')
  const args = packaged.args.filter((arg) => !UNWANTED.test(arg))
  return launch(await packaged.executablePath(), args).catch((error: unknown) => {
    if (installed) return launch(installed, [])
    throw error
  })
}

const launch = (executablePath: string, args: readonly string[]): Promise<BrowserServer> =>
  chromium.launchServer({
    executablePath,
    headless: !headed,
    // No row asks for the pixels of a picture, and decoding pictures takes a third of the browser's time.
    args: [...args, ...SWITCHES, ...(headed ? [] : ['--headless', '--blink-settings=imagesEnabled=false'])],
  })
