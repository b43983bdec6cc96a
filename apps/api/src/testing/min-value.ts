const MAX_ATTEMPTS = 20

/**
 * The minimum of repeated measurements until one is below `limit`, so that load on the machine does not fail a test.
 */
export async function minValue(limit: number, measure: () => Promise<number>): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < MAX_ATTEMPTS && lowest >= limit; attempt += 1)
    lowest = Math.min(lowest, await measure())
  return lowest
}
