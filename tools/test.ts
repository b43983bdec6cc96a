import { exitWithError, formatDuration, printLine } from './print.ts'
import { allChecks, type Check, type Outcome, webBuild, words } from './test/checks.ts'
import { runVitest } from './test/vitest.ts'

const projects = ['unit', 'api', 'journeys']

/** What `npm test -- <part> [filters]` runs: everything without a part; `checks` alone; or one project of the tests with what it needs. */
function plan(part: string | undefined): { checks: Check[]; projects: string[] | undefined } {
  if (part === undefined) return { checks: allChecks(), projects: [] }
  if (part === 'checks') return { checks: allChecks(), projects: undefined }
  if (!projects.includes(part))
    throw new Error(`Say which part to test: checks, ${projects.join(', ')}; or nothing for all.`)
  return { checks: part === 'journeys' ? [words, webBuild] : [words], projects: [part] }
}

async function runCheck(check: Check): Promise<boolean> {
  const began = performance.now()
  const outcome = await check.run().catch((error: unknown): Outcome => ({ ok: false, output: String(error) }))
  printLine(`${outcome.ok ? '✓' : '✗'} ${check.name} (${formatDuration(performance.now() - began)})`)
  if (!outcome.ok) printLine(outcome.output.replaceAll(/^/gm, '    '))
  return outcome.ok
}

async function main(): Promise<void> {
  const [part, ...filters] = process.argv.slice(2)
  const todo = plan(part)
  let passed = 0
  let failed = 0
  for (const check of todo.checks) {
    if (await runCheck(check)) passed++
    else failed++
  }
  if (todo.projects) {
    const tally = await runVitest(todo.projects, filters)
    for (const note of tally.notes) printLine(`✗ ${note}`)
    passed += tally.passed
    failed += tally.failed
  }
  process.exitCode = failed === 0 ? 0 : 1
  printLine(`${passed} passed, ${failed} failed`)
}

await main().catch(exitWithError)
