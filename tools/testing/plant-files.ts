import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes files (path to text) into a folder, for tests of the rules. */
export function plantFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}
