const FIRST_MS = 1000
const LAST_MS = 30_000

/**
 * How long to wait (ms) after so many failures in a row, before the stream is opened again: twice as long each time, 1 to 30
 * seconds, with half of it left to chance (`dice` 0 to 1), so that all phones of a team don't come back in one moment.
 */
export const delayAfter = (failures: number, dice: number): number => {
  const most = Math.min(LAST_MS, FIRST_MS * 2 ** Math.max(0, failures))
  return Math.max(FIRST_MS, Math.round(most * (0.5 + dice / 2)))
}
