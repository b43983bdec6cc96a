import { checkTypes } from '../check-types.ts'
import { packaged, runNode } from '../run.ts'
import { buildWebIfStale, hasWeb } from '../web-build.ts'

export type Outcome = { ok: boolean; output: string }
export type Check = { name: string; run: () => Promise<Outcome> }

/** Compiles the messages that everything after it imports. */
export const messages: Check = program('messages', ['tools/messages.ts'])

/** Types of the server and of the web app. */
const types: Check = {
  name: 'types',
  run: async () => {
    const { code, output } = await checkTypes()
    return { ok: code === 0, output }
  },
}

/** Builds the web app that journeys and conformance open. */
export const webBuild: Check = {
  name: 'web build',
  run: async () => ({ ok: true, output: (await buildWebIfStale()) ? '' : 'unchanged' }),
}

/**
 * The checks that run before the tests, in stages: the others read the messages, and some read the types of the routes, which the check of
 * types writes.
 */
export function allChecks(): Check[][] {
  const knip = [packaged('knip/bin/knip.js'), '--no-progress', '--no-config-hints']
  return [
    [messages],
    [...(hasWeb() ? [webBuild] : []), types],
    [
      program('dependency rules', ['tools/dependency-rules.ts']),
      program('dead code', knip),
      program('dead code without tests', [...knip, '--production']),
      program('format and lint', [packaged('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
      program('schema', ['tools/schema.ts', '--check']),
      program('source rules', ['tools/source-rules.ts']),
      program('migrations unchanged', ['tools/migrations.ts']),
    ],
  ]
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
