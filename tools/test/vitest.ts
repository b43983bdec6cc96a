import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../root.ts'
import { packaged } from '../run.ts'
import { countTests, type Tally } from './count.ts'

/** Runs Vitest on our terminal, for some projects (all when none is named) and file filters, and counts its tests. */
export async function runVitest(projects: string[], filters: string[]): Promise<Tally> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'warda-tests-'))
  const file = path.join(folder, 'report.json')
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...filters]
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`)
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, [packaged('vitest/vitest.mjs'), ...args], { cwd: root, stdio: 'inherit' })
    child.on('error', () => resolve(127))
    child.on('exit', (status) => resolve(status ?? 1))
  })
  try {
    return countTests(readReport(file), code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
