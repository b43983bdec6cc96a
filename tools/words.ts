import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exitWithError, isMainModule, printLine } from './print.ts'
import { inRepo } from './root.ts'
import { findFaults } from './words/check.ts'
import { compileCatalogues } from './words/compile.ts'
import { type Locale, locales, readCatalogue } from './words/read.ts'

export type WordsFolders = { messages: string; cache: string; out: string }

const ownFolders: WordsFolders = {
  messages: inRepo('packages/i18n/messages'),
  cache: inRepo('packages/i18n/.cache'),
  out: inRepo('packages/i18n/src/generated'),
}

/**
 * Checks the sentences of both languages against each other and compiles them to `packages/i18n/src/generated`; does nothing when
 * nothing changed. Gives the number of messages, and whether they were compiled now. Throws one error that lists every fault.
 */
export async function compileWords(folders: WordsFolders = ownFolders): Promise<{ count: number; compiled: boolean }> {
  const catalogues = { en: readCatalogue(folders.messages, 'en'), ar: readCatalogue(folders.messages, 'ar') }
  const faults = findFaults(catalogues.en, catalogues.ar)
  if (faults.length > 0) throw new Error(`The words of the two languages do not match:\n  ${faults.join('\n  ')}`)
  const stamp = path.join(folders.cache, 'stamp')
  const hash = hashOf(folders.messages)
  const count = catalogues.en.size
  if (existsSync(path.join(folders.out, 'messages.js')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return { count, compiled: false }
  }
  rmSync(stamp, { force: true })
  await compileCatalogues(catalogues, folders)
  mkdirSync(folders.cache, { recursive: true })
  writeFileSync(stamp, hash)
  return { count, compiled: true }
}

/** Over the messages and the compiler's own code here, so that a change of its options counts too. */
function hashOf(messages: string): string {
  const hash = createHash('sha256').update(readFileSync(inRepo('tools/words/compile.ts')))
  hash.update(readFileSync(inRepo('packages/i18n/package.json')))
  for (const locale of locales)
    for (const file of filesOf(messages, locale)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(messages: string, locale: Locale): string[] {
  const folder = path.join(messages, locale)
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
}

if (isMainModule(import.meta)) {
  try {
    const { count, compiled } = await compileWords()
    printLine(`${count} messages in both languages${compiled ? '' : ' (unchanged)'}`)
    // The compiler leaves timers behind that would hold the process for half a minute.
    process.exit(0)
  } catch (error) {
    exitWithError(error)
  }
}
