/** The result of `action`, or `fallback` when it throws: for browser storage that may be blocked (W11). */
export const tryOrDefault = <T>(action: () => T, fallback: T): T => {
  try {
    return action()
  } catch {
    return fallback
  }
}
