import { exitWithError, formatDuration, printLine } from './print.ts'
import { allChecks, type Check, messages, type Outcome, webBuild } from './test/checks.ts'
import { PROJECTS, type Project, readTestOptions, type TestOptions } from './test/options.ts'
import { runVitest, watchVitest } from './test/vitest.ts'

/** Projects that open the built web app. */
const OPENS_PAGES: readonly Project[] = ['journeys', 'conformance']

/** Without a part, the tests that mostly wait run beside the others: two cores have time for both. */
const SIDE_BY_SIDE: Project[][] = [PROJECTS.filter((project) => project !== 'slow'), ['slow']]

/** The steps of a part of the tests: all without a part, the checks alone, or one project with its prerequisites. */
function plan(part: TestOptions['part']): { checks: Check[][]; runs: Project[][] } {
  if (part === undefined) return { checks: allChecks(), runs: SIDE_BY_SIDE }
  if (part === 'checks') return { checks: allChecks(), runs: [] }
  return { checks: OPENS_PAGES.includes(part) ? [[messages], [webBuild]] : [[messages]], runs: [[part]] }
}

async function runCheck(check: Check): Promise<boolean> {
  const began = performance.now()
  const outcome = await check.run().catch((error: unknown): Outcome => ({ ok: false, output: String(error) }))
  printLine(`${outcome.ok ? '✓' : '✗'} ${check.name} (${formatDuration(performance.now() - began)})`)
  if (!outcome.ok) printLine(outcome.output.replaceAll(/^/gm, '    '))
  return outcome.ok
}

/** Runs the stages one after the other and the checks of a stage two at a time; returns whether each passed. */
async function runChecks(stages: Check[][]): Promise<boolean[]> {
  const results: boolean[] = []
  for (const stage of stages) {
    const waiting = stage.values()
    const runWaiting = async () => {
      for (const check of waiting) results.push(await runCheck(check))
    }
    await Promise.all([runWaiting(), runWaiting()])
  }
  return results
}

async function main(): Promise<void> {
  const options = readTestOptions(process.argv.slice(2))
  const { checks, runs } = plan(options.part)
  let passed = 0
  let failed = 0
  for (const ok of await runChecks(checks)) {
    if (ok) passed++
    else failed++
  }
  if (options.watch) {
    process.exitCode = await watchVitest(runs.flat(), options)
    return
  }
  for (const tally of await Promise.all(runs.map((projects) => runVitest(projects, options)))) {
    for (const note of tally.notes) printLine(`✗ ${note}`)
    passed += tally.passed
    failed += tally.failed
  }
  process.exitCode = failed === 0 ? 0 : 1
  printLine(`${passed} passed, ${failed} failed`)
}

await main().catch(exitWithError)
