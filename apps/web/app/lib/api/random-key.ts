/** A key for one wish, so that sending it again does it once. `randomUUID` is missing on plain http; the random numbers are not. */
export const randomKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
