import { existsSync } from 'node:fs'
import { inRepo } from '../root.ts'
import { packaged, runNode } from '../run.ts'
import { buildWebIfStale, hasWeb } from '../web-build.ts'

export type Outcome = { ok: boolean; output: string }
export type Check = { name: string; run: () => Promise<Outcome> }

/** Sentences compiled: everything after it reads them. */
export const words: Check = program('words', ['tools/words.ts'])

/** The web app as it is served: the journeys open it. */
export const webBuild: Check = {
  name: 'web build',
  run: async () => ({ ok: true, output: (await buildWebIfStale()) ? '' : 'unchanged' }),
}

/** What is checked before the tests, in this order. */
export function allChecks(): Check[] {
  const tsc = packaged('typescript/bin/tsc')
  const knip = [packaged('knip/bin/knip.js'), '--no-progress', '--no-config-hints']
  const types = [program('types', [tsc, '--noEmit'])]
  const webTypes = existsSync(inRepo('apps/web/tsconfig.json'))
    ? [{ name: 'types of the web', run: checkWebTypes }]
    : []
  return [
    words,
    ...types,
    ...webTypes,
    program('format and lint', [packaged('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
    program('dependency rules', ['tools/dependency-rules.ts']),
    program('source rules', ['tools/source-rules.ts']),
    program('dead code', knip),
    program('dead code without tests', [...knip, '--production']),
    program('migrations unchanged', ['tools/migrations.ts']),
    program('schema', ['tools/schema.ts', '--check']),
    ...(hasWeb() ? [webBuild] : []),
  ]
}

/** The router writes the types of its routes first. */
async function checkWebTypes(): Promise<Outcome> {
  const cwd = inRepo('apps/web')
  const typegen = await runNode([packaged('@react-router/dev/bin.cjs'), 'typegen'], { cwd })
  if (typegen.code !== 0) return { ok: false, output: typegen.output }
  const { code, output } = await runNode([packaged('typescript/bin/tsc'), '--noEmit', '-p', '.'], { cwd })
  return { ok: code === 0, output }
}

function program(name: string, args: string[]): Check {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode(args)
      return { ok: code === 0, output }
    },
  }
}
