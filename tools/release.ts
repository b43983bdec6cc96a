import path from 'node:path'
import { exitWithError, printLine } from './print.ts'
import { makeRelease } from './production/make-release.ts'

/** `npm run release -- FOLDER`: everything that a machine needs to run the shop, without building or installing (docs/deploy.md). */
async function main(): Promise<void> {
  const [target, ...rest] = process.argv.slice(2)
  if (!target || rest.length > 0) throw new Error('Name one folder: npm run release -- FOLDER')
  const folder = path.resolve(target)
  await makeRelease(folder)
  printLine(`The release is in ${folder}.`)
}

await main().catch(exitWithError)
