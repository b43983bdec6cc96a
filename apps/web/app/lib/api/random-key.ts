/** 128 random bits as hexadecimal text; `crypto.randomUUID` is missing on plain http. */
export const randomKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
