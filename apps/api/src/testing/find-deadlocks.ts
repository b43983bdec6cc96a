import { readFileSync } from 'node:fs'

/** What database servers wrote to their logs about statements that they ended as deadlocks. */
export const findDeadlocks = (logs: readonly string[]): string[] =>
  logs.flatMap((log) => readFileSync(log, 'utf8').match(/deadlock detected\n(?:.*\n){1,16}/g) ?? [])
