import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../root.ts'
import { packaged } from '../run.ts'
import { countTests, type Tally } from './count.ts'
import type { TestOptions } from './options.ts'

/** Runs Vitest on our terminal for the chosen projects (all when none is named), files and tests, and counts the tests. */
export async function runVitest(projects: readonly string[], options: TestOptions): Promise<Tally> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'warda-tests-'))
  const file = path.join(folder, 'report.json')
  const args = ['run', ...argumentsFor(projects, options)]
  const code = await run([...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], options)
  try {
    return countTests(readReport(file), code, { filtered: options.name !== undefined })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the tests again at every change until Ctrl-C. Returns the exit code. */
export function watchVitest(projects: readonly string[], options: TestOptions): Promise<number> {
  return run(['watch', ...argumentsFor(projects, options)], options)
}

function argumentsFor(projects: readonly string[], { filters, name }: TestOptions): string[] {
  const nameFilter = name === undefined ? [] : ['--testNamePattern', name]
  return [...projects.flatMap((project) => ['--project', project]), ...filters, ...nameFilter]
}

function run(args: string[], { headed, trace, screens }: TestOptions): Promise<number> {
  const env = {
    ...process.env,
    ...(headed && { WARDA_HEADED: '1' }),
    ...(trace && { WARDA_TRACE: '1' }),
    ...(screens && { WARDA_SCREENS: '1' }),
  }
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [packaged('vitest/vitest.mjs'), ...args], {
      cwd: root,
      stdio: 'inherit',
      env,
    })
    child.on('error', () => resolve(127))
    child.on('exit', (status) => resolve(status ?? 1))
  })
}

function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
