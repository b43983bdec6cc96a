import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { expect } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const folder = path.resolve(import.meta.dirname, '../.data/failed-journeys')

const tracedContexts = new WeakSet<BrowserContext>()

/** Records what a page does, to analyse a failed journey. */
export async function startRecording(
  context: BrowserContext,
): Promise<{ lines: string[]; watch: (page: Page) => void }> {
  const everyStep = process.env.WARDA_TRACE === '1'
  if (!tracedContexts.has(context))
    await context.tracing.start({ screenshots: everyStep, snapshots: everyStep, sources: true })
  tracedContexts.add(context)
  await context.tracing.startChunk()
  const lines: string[] = []
  const watch = (page: Page): void => {
    page.on('console', (message) => lines.push(getLine(message)))
    page.on('pageerror', (error) => lines.push(`page error: ${error.stack ?? error.message}`))
    page.on('requestfailed', (request) => lines.push(`request failed: ${request.method()} ${request.url()}`))
  }
  return { lines, watch }
}

/** Drops the recording of a journey that passed. */
export const stopRecording = (context: BrowserContext): Promise<void> => context.tracing.stopChunk()

/** Writes a screenshot of each page, the trace, the console and the error to one folder, and prints where it is. */
export async function saveFailure(context: BrowserContext, lines: readonly string[], error: unknown): Promise<void> {
  const target = path.join(folder, getTestName())
  mkdirSync(target, { recursive: true })
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  writeFileSync(path.join(target, 'console.log'), [...lines, '', text, ''].join('\n'))
  // The browser context keeps a blank page for the next journey.
  const pages = context.pages().filter((page) => page.url() !== 'about:blank')
  for (const [index, page] of pages.entries()) {
    const file = path.join(target, `screenshot-${index + 1}.png`)
    await page.screenshot({ path: file, fullPage: true, timeout: 10_000 }).catch(() => undefined)
  }
  await withTimeout(context.tracing.stopChunk({ path: path.join(target, 'trace.zip') })).catch(() => undefined)
  process.stderr.write(`\nScreenshot, trace and console of the failed journey: ${target}\n`)
}

const getLine = (message: ConsoleMessage): string => `${message.type()}: ${message.text()}`

/** The file and title of the running test as a folder name. */
function getTestName(): string {
  const { testPath = '', currentTestName = 'unnamed' } = expect.getState()
  const file = path.basename(testPath, '.test.ts')
  const title = currentTestName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)
  return `${file}-${title}`
}
