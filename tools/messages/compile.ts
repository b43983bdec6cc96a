import * as nodeFs from 'node:fs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { type Catalogue, type Locale, locales } from './read.ts'
import { syncFolder } from './sync-folder.ts'

/**
 * Compiles checked catalogues into typed modules. The project that the compiler wants is written to a cache folder with the areas
 * merged: its own list of area files would have to be maintained by hand, and it writes files next to its settings.
 * Throws when the number of compiled messages differs, because the compiler reports success when its plugin is missing.
 */
export async function compileCatalogues(
  catalogues: Record<Locale, Catalogue>,
  folders: { cache: string; out: string },
): Promise<void> {
  const project = path.join(folders.cache, 'project.inlang')
  const staging = path.join(folders.cache, 'compiled')
  mkdirSync(project, { recursive: true })
  for (const locale of locales) {
    const merged = Object.fromEntries([...catalogues[locale]].map(([key, { message }]) => [key, message]))
    writeFileSync(path.join(folders.cache, `${locale}.json`), JSON.stringify(merged))
  }
  const plugin = createRequire(import.meta.url).resolve('@inlang/plugin-message-format')
  const settings = {
    baseLocale: 'en',
    locales,
    modules: [path.relative(folders.cache, plugin)],
    'plugin.inlang.messageFormat': { pathPattern: './{locale}.json' },
  }
  writeFileSync(path.join(project, 'settings.json'), JSON.stringify(settings))
  await compile({
    project,
    outdir: staging,
    fs: { ...nodeFs, promises: { ...nodeFs.promises, writeFile: writeInSequence(nodeFs.promises.writeFile) } },
    // The browser and the server each set their own source of the language.
    strategy: ['baseLocale'],
    outputStructure: 'message-modules',
    disableAsyncLocalStorage: true,
    emitReadme: false,
    emitPrettierIgnore: false,
    emitGitIgnore: false,
    includeEslintDisableComment: false,
  })
  const index = readFileSync(path.join(staging, 'messages/_index.js'), 'utf8')
  const exportCount = [...index.matchAll(/^export /gm)].length
  if (exportCount !== catalogues.en.size) {
    throw new Error(
      `The messages were compiled to ${exportCount} messages instead of ${catalogues.en.size}: look at the lines above.`,
    )
  }
  syncFolder(staging, folders.out)
}

/** The compiler opens all files at once and ignores `EMFILE`; in a container the limit of open files is lower than their number. */
function writeInSequence(write: typeof nodeFs.promises.writeFile): typeof nodeFs.promises.writeFile {
  let last: Promise<void> = Promise.resolve()
  return (...file) => {
    const written = last.then(() => write(...file))
    last = written.catch(() => undefined)
    return written
  }
}
