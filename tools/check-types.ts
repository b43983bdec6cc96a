import { exitWithError, isMainModule, printLine } from './print.ts'
import { inRepo } from './root.ts'
import { type ProgramResult, packaged, runNode } from './run.ts'

/**
 * Checks the types of everything: server, packages, tools and tests by the root configuration, the web app by its own, after the router
 * has written the types of its routes. Returns the first failure, or the last success.
 */
export async function checkTypes(): Promise<ProgramResult> {
  const web = inRepo('apps/web')
  const tsc = packaged('typescript/bin/tsc')
  const steps: [args: string[], cwd?: string][] = [
    [[tsc, '--noEmit']],
    [[packaged('@react-router/dev/bin.cjs'), 'typegen'], web],
    [[tsc, '--noEmit', '-p', '.'], web],
  ]
  let last: ProgramResult = { code: 0, output: '' }
  for (const [args, cwd] of steps) {
    last = await runNode(args, cwd === undefined ? {} : { cwd })
    if (last.code !== 0) return last
  }
  return last
}

if (isMainModule(import.meta)) {
  const { code, output } = await checkTypes()
  if (code !== 0) await exitWithError(output)
  printLine('No type errors')
}
