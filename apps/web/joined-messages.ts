import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const index = /\/i18n\/src\/generated\/messages\/_index\.js$/
const importLine = /^import .* from '\.\.\/\w+\.js';?$/gm

/**
 * Serves all messages as one module in development. Each message is a module of its own, which the build needs to leave out what a page
 * does not use; a browser would have to ask for three thousand of them before it shows a page.
 */
export function joinedMessages(): Plugin {
  return {
    name: 'joined-messages',
    apply: 'serve',
    async load(id) {
      if (!index.test(id)) return null
      const folder = path.dirname(id)
      const names = [...(await readFile(id, 'utf8')).matchAll(/from '\.\/(\w+\.js)'/g)].map((match) => match[1] ?? '')
      const sources = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
      for (const name of names) this.addWatchFile(path.join(folder, name))
      return joinModules(sources)
    },
  }
}

/** Joins modules with the same imports and different export names. */
function joinModules(sources: readonly string[]): string {
  const imports = new Set(sources.flatMap((source) => source.match(importLine) ?? []))
  return [...imports, ...sources.map((source) => source.replaceAll(importLine, ''))].join('\n')
}
