import { judgeApi } from './law/api.ts'
import { isCode, listFiles } from './law/files.ts'
import { readImports } from './law/imports.ts'
import { findRings } from './law/rings.ts'
import { judgeRooms } from './law/rooms.ts'
import { judgeText } from './law/texts.ts'
import { judgeWeb } from './law/web.ts'
import { exitWithError, isMainModule, printLine } from './print.ts'
import { root } from './root.ts'

/**
 * Reads every file under a root and gives the sentences of the law (docs/law.md) that are broken, sorted: `file → file: rule`.
 */
export function checkLaw(folder: string): { faults: string[]; files: number } {
  const files = listFiles(folder)
  const imports = files.filter(isCode).flatMap((file) => readImports(folder, file))
  const faults = imports.flatMap((line) => {
    const rooms = judgeRooms(line)
    const broken = [...(rooms ? [rooms] : []), ...judgeApi(line), ...judgeWeb(line)]
    return broken.map((sentence) => `${line.from} → ${line.to}: ${sentence}`)
  })
  for (const ring of findRings(imports)) faults.push(`${ring.join(' → ')}: imports go round in a ring`)
  for (const file of files) faults.push(...judgeText(folder, file))
  return { faults: faults.sort(), files: files.length }
}

if (isMainModule(import.meta)) {
  const { faults, files } = checkLaw(root)
  for (const fault of faults) printLine(fault)
  if (faults.length > 0) exitWithError(`The law is broken ${faults.length} times.`)
  printLine(`the law holds in ${files} files`)
}
