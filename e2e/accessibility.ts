import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules of moderate or minor impact that take a fifth of the time of a check; their violations are not counted. */
const DISABLED = Object.fromEntries(
  [
    'aria-allowed-role',
    'heading-order',
    'landmark-banner-is-top-level',
    'landmark-contentinfo-is-top-level',
    'landmark-main-is-top-level',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-no-duplicate-main',
    'landmark-one-main',
    'landmark-unique',
    'page-has-heading-one',
    'presentation-role-conflict',
    'region',
    'skip-link',
  ].map((rule) => [rule, { enabled: false }]),
)

type Violation = { id: string; impact: string | null; nodes: { html: string; target: string[] }[] }

/** Serious and critical accessibility violations of the page in its present state, one line each. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Compiling axe takes half as long as a check, so once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
    return (await axe.run({ resultTypes: ['violations'], rules })).violations
  }, DISABLED)
  return violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}
