import path from 'node:path'

/** The root folder of the repository. */
export const root: string = path.resolve(import.meta.dirname, '..')

/** An absolute path inside the repository. */
export function inRepo(...parts: string[]): string {
  return path.join(root, ...parts)
}
