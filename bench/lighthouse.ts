import { existsSync } from 'node:fs'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'

const PORT = 9_333
const LANGUAGES = ['en', 'ar'] as const

/**
 * Lighthouse's mobile scores of pages in both languages. The performance score is unreliable on a shared machine.
 */
export async function lighthouseScores(url: string, addresses: readonly string[]): Promise<void> {
  const path = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))
  if (!path) {
    process.stdout.write('Lighthouse: no Chromium on this machine, left out.\n')
    return
  }
  for (const address of addresses) {
    for (const language of LANGUAGES) {
      const page = `${address}?lng=${language}`
      const result = await scoreInNewBrowser(path, url + page)
      checkLanguage(result, language)
      process.stdout.write(`${page.padEnd(24)} ${formatScores(result)}\n`)
    }
  }
}

/** A browser with an empty profile: a stored language counts more than that of the address, and Lighthouse deletes no cookies. */
async function scoreInNewBrowser(executablePath: string, address: string): Promise<Result> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      `--remote-debugging-port=${PORT}`,
    ],
  })
  try {
    const result = await lighthouse(address, {
      port: PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['accessibility', 'seo', 'best-practices', 'performance'],
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

/** Throws when the page was not in the language: Arabic pages load their scripts from a folder of their own. */
function checkLanguage({ audits, requestedUrl }: Result, language: (typeof LANGUAGES)[number]): void {
  const details = audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items.map(({ url }) => String(url)) : []
  const scripts = requests.filter((request) => /\/assets\/.*\.js$/.test(request))
  const isArabic = scripts.some((script) => script.includes('/assets/ar/'))
  if (scripts.length === 0 || isArabic !== (language === 'ar'))
    throw new Error(`${requestedUrl} was not measured in the language ${language}.`)
}

function formatScores({ categories, audits }: Result): string {
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`)
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  const paint = audits['largest-contentful-paint']?.displayValue ?? ''
  return `${scores.join('  ')}  LCP ${paint}${failed.length > 0 ? `  (${failed.map(({ id }) => id).join(', ')})` : ''}`
}
