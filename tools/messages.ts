import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findMismatches } from './messages/check.ts'
import { compileCatalogues } from './messages/compile.ts'
import { findStyleProblems } from './messages/house-style.ts'
import { type Locale, locales, readCatalogue } from './messages/read.ts'
import { exitWithError, isMainModule, printLine } from './print.ts'
import { inRepo } from './root.ts'

export type MessageFolders = { messages: string; cache: string; out: string }

const ownFolders: MessageFolders = {
  messages: inRepo('packages/i18n/messages'),
  cache: inRepo('packages/i18n/.cache'),
  out: inRepo('packages/i18n/src/generated'),
}

/**
 * Compares the messages of both languages and compiles them to `packages/i18n/src/generated` unless they are up to date. Returns the
 * number of messages and whether they were compiled. Throws one error that lists every problem.
 */
export async function compileMessages(
  folders: MessageFolders = ownFolders,
): Promise<{ count: number; compiled: boolean }> {
  const catalogues = { en: readCatalogue(folders.messages, 'en'), ar: readCatalogue(folders.messages, 'ar') }
  const problems = [...findMismatches(catalogues.en, catalogues.ar), ...findStyleProblems(catalogues.en, catalogues.ar)]
  if (problems.length > 0)
    throw new Error(`The messages of the two languages do not match:\n  ${problems.join('\n  ')}`)
  const stamp = path.join(folders.cache, 'stamp')
  const hash = hashMessages(folders.messages)
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

/** Hashes the messages and the compiler's code, so that changed compiler options compile again. */
function hashMessages(messages: string): string {
  const hash = createHash('sha256').update(readFileSync(inRepo('tools/messages/compile.ts')))
  hash.update(readFileSync(inRepo('packages/i18n/package.json')))
  for (const locale of locales)
    for (const file of listMessageFiles(messages, locale)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function listMessageFiles(messages: string, locale: Locale): string[] {
  const folder = path.join(messages, locale)
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
}

if (isMainModule(import.meta)) {
  try {
    const { count, compiled } = await compileMessages()
    printLine(`${count} messages in both languages${compiled ? '' : ' (unchanged)'}`)
    // The compiler leaves timers that would keep the process alive for half a minute.
    process.exit(0)
  } catch (error) {
    await exitWithError(error)
  }
}
