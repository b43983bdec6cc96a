import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows for a secret (base 32) at a time in ms, written independently of the shop's own code. */
export function readAuthenticator(secret: string, now: number): string {
  let bits = 0n
  for (const letter of secret) bits = bits * 32n + BigInt(ALPHABET.indexOf(letter))
  const bytes = Buffer.from(bits.toString(16).padStart((secret.length * 5) / 4, '0'), 'hex')
  const counter = Buffer.from(
    BigInt(Math.floor(now / 30_000))
      .toString(16)
      .padStart(16, '0'),
    'hex',
  )
  const hash = createHmac('sha1', bytes).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) % 16
  const number = Number.parseInt(hash.subarray(offset, offset + 4).toString('hex'), 16) % 2 ** 31
  return `${number % 1_000_000}`.padStart(6, '0')
}
