import { readdirSync } from 'node:fs'
import path from 'node:path'

const skipped = new Set(['node_modules', 'build', 'generated', 'coverage', 'catalogue'])

/** Every file of the repository that people write, as paths from its root with "/" between the parts. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isFile()) return [file]
    const written =
      entry.isDirectory() && !skipped.has(entry.name) && (!entry.name.startsWith('.') || entry.name === '.ci')
    return written ? listFiles(root, file) : []
  })
}

/** Whether the imports of a file are ours to judge. */
export function isCode(file: string): boolean {
  return /\.(ts|tsx|js|mjs)$/.test(file) && !file.endsWith('.d.ts')
}

/** Tests and what only tests, journeys and measurements use. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /(^|\/)testing\//.test(file) || file.startsWith('e2e/')
}
