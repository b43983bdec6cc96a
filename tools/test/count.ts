import { z } from 'zod'

export type Tally = { passed: number; failed: number; notes: string[] }

const report = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/**
 * Counts a test run from Vitest's JSON report and its exit code. Everything but a passed test is a failure: a skipped one, a file that
 * does not load, an error outside any test, no report at all, no test at all. A run `filtered` by name skips all other tests.
 */
export function countTests(json: string | undefined, exitCode: number, options: { filtered?: boolean } = {}): Tally {
  const parsed = json === undefined ? undefined : report.safeParse(parseJson(json))
  if (!parsed?.success) return { passed: 0, failed: 1, notes: ['the test runner ended without a report'] }
  const tally: Tally = { passed: 0, failed: 0, notes: [] }
  for (const file of parsed.data.testResults) {
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) {
      tally.failed++
      tally.notes.push(`${file.name} could not run`)
    }
    for (const test of file.assertionResults) {
      if (options.filtered && test.status === 'skipped') continue
      if (test.status === 'passed') tally.passed++
      else tally.failed++
      if (test.status !== 'passed' && test.status !== 'failed') tally.notes.push(`${test.fullName} was not run`)
    }
  }
  if (tally.passed + tally.failed === 0) return { passed: 0, failed: 1, notes: ['no test was found'] }
  if (tally.failed === 0 && (exitCode !== 0 || !parsed.data.success)) {
    tally.failed++
    tally.notes.push('an error happened outside the tests')
  }
  return tally
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
