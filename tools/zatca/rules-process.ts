import { loadOfficialChecks } from './check-document.ts'
import type { Finding } from './finding.ts'

/** A document to check, and the answer; `error` when the check itself failed. */
export type RulesRequest = { id: number; xml: string }
export type RulesAnswer = { id: number; findings: Finding[] } | { id: number; error: string }

/** The program of a child process: checks one document after the other with the rules of the folder in its first argument. */
const checks = loadOfficialChecks(process.argv[2] ?? '')

process.on('message', ({ id, xml }: RulesRequest) => {
  checks
    .then((official) => ({ id, findings: Object.values(official).flatMap((check) => check(xml)) }))
    .catch((error: unknown) => ({ id, error: String(error) }))
    .then((answer: RulesAnswer) => process.send?.(answer))
})
