import { watch } from 'node:fs'
import { compileMessages } from '../messages.ts'
import { printLine } from '../print.ts'
import { inRepo } from '../root.ts'

/** Debounce in ms, because editors write a file in several steps. */
const SETTLE = 100

/** Compiles the messages again whenever one of their files changes, so that Vite and the API see them. Returns a function that stops it. */
export function watchMessages(): () => void {
  let timer: NodeJS.Timeout | undefined
  let compiling = Promise.resolve()
  const compile = async () => {
    try {
      const { compiled } = await compileMessages()
      if (compiled) printLine('Messages compiled')
    } catch (error) {
      printLine(error instanceof Error ? error.message : String(error))
    }
  }
  const watcher = watch(inRepo('packages/i18n/messages'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      compiling = compiling.then(compile)
    }, SETTLE)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
