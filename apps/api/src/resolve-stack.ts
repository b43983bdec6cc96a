import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const build = process.env.WEB_BUILD ?? join(import.meta.dirname, '../../web/build')
const FRAME = /(assets\/[\w./-]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | null>()

/** The map of a file of the build that is never served; null when this build has none. */
function findMap(file: string): SourceMap | null {
  const path = join(build, 'source-maps', `${file}.map`)
  if (!maps.has(file)) maps.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null)
  return maps.get(file) ?? null
}

/**
 * `node apps/api/src/resolve-stack.ts < line`: replaces the places in files of the build, as in a log line about an error in a browser, by those in the
 * sources, with the source maps of WEB_BUILD (docs/running.md). A place without a map stays.
 */
const input = await text(process.stdin)
process.stdout.write(
  input.replaceAll(FRAME, (place, file: string, line: string, column: string) => {
    if (file.includes('..')) return place
    const entry = findMap(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry) || entry.originalSource === undefined) return place
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  }),
)
