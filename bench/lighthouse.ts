import { existsSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'

const PORT = 9_333

/**
 * Lighthouse's mobile scores of pages. The performance score is unreliable on a shared machine.
 */
export async function lighthouseScores(url: string, addresses: readonly string[]): Promise<void> {
  const path = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))
  if (!path) {
    process.stdout.write('Lighthouse: no Chromium on this machine, left out.\n')
    return
  }
  const browser = await chromium.launch({
    executablePath: path,
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
    for (const address of addresses) {
      const result = await lighthouse(`${url}${address}`, {
        port: PORT,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['accessibility', 'seo', 'best-practices', 'performance'],
      })
      const scores = Object.values(result?.lhr.categories ?? {}).map(
        (category) => `${category.id} ${Math.round((category.score ?? 0) * 100)}`,
      )
      const failedAudits = Object.values(result?.lhr.audits ?? {}).filter(
        (audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary',
      )
      process.stdout.write(
        `${address.padEnd(24)} ${scores.join('  ')}${failedAudits.length > 0 ? `  (${failedAudits.map((audit) => audit.id).join(', ')})` : ''}\n`,
      )
    }
  } finally {
    await browser.close()
  }
}
