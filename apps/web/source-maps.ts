import { mkdir, readdir, rename } from 'node:fs/promises'
import path from 'node:path'

/** Moves the source maps of the browser's files to a folder that no server serves: `assets/x.js.map` keeps its path below it. */
export async function moveSourceMaps(clientFolder: string, target: string): Promise<void> {
  const names = await readdir(clientFolder, { recursive: true })
  for (const name of names.filter((each) => each.endsWith('.map'))) {
    await mkdir(path.join(target, path.dirname(name)), { recursive: true })
    await rename(path.join(clientFolder, name), path.join(target, name))
  }
}
