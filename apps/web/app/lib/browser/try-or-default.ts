/** The result of `action`, or `otherwise` when it throws: for browser stores that may be blocked (W11). */
export const tryOrDefault = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}
