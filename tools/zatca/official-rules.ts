import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Finding } from './finding.ts'
import type { RulesAnswer, RulesRequest } from './rules-process.ts'

export type OfficialRules = {
  /** Findings of the UBL schema and both rule sets. Rejects when too many documents wait or the check fails. */
  check(xml: string): Promise<Finding[]>
  close(): void
}

/** Most documents that wait; a check takes some tenths of a second. */
const MAX_WAITING = 100

/**
 * The official rules of a folder (ZATCA_MATERIAL) in a process of their own, because a check blocks its process. The process starts with the
 * first document, and again after it ended.
 */
export function createOfficialRules(folder: string): OfficialRules {
  const waiting = new Map<number, PromiseWithResolvers<Finding[]>>()
  let child: ChildProcess | null = null
  let lastId = 0

  const settle = (answer: RulesAnswer): void => {
    const request = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) request?.reject(new Error(answer.error))
    else request?.resolve(answer.findings)
  }
  const failAll = (): void => {
    child = null
    for (const id of [...waiting.keys()]) settle({ id, error: 'The process of the official rules ended.' })
  }
  const start = (): ChildProcess => {
    // The rules compare dates of documents, which are Riyadh dates, with today.
    const env = { ...process.env, TZ: 'Asia/Riyadh' }
    const started = fork(path.join(import.meta.dirname, 'rules-process.ts'), [folder], { env })
    started.on('message', settle).on('error', failAll).on('exit', failAll)
    return started
  }

  return {
    async check(xml) {
      if (waiting.size >= MAX_WAITING) throw new Error('Too many documents wait for the official rules.')
      child ??= start()
      const request: RulesRequest = { id: ++lastId, xml }
      const answer = Promise.withResolvers<Finding[]>()
      waiting.set(request.id, answer)
      child.send(request, (error) => error && settle({ id: request.id, error: error.message }))
      return answer.promise
    },
    close: () => void child?.kill(),
  }
}
