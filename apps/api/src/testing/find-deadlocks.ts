import { readFileSync, statSync } from 'node:fs'

/** What database servers wrote to their logs about statements that they ended as deadlocks, from `since` on (bytes of each log). */
export const findDeadlocks = (logs: readonly string[], since = 0): string[] =>
  logs.flatMap(
    (log) =>
      readFileSync(log)
        .subarray(since)
        .toString('utf8')
        .match(/deadlock detected\n(?:.*\n){1,40}?(?=\S.* HINT: )/g) ?? [],
  )

/** The size of a log in bytes, to read what is written after it. */
export const logSize = (log: string): number => statSync(log).size
