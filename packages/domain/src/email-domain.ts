/** Internationalised domain names in the form that mail is sent to: Punycode labels (RFC 3492) with the prefix `xn--`. */

const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_N = 128

/** The domain in ASCII; labels that are ASCII already stay. */
export const toAsciiDomain = (domain: string): string =>
  domain
    .normalize('NFKC')
    .toLowerCase()
    .split(/[.\u3002]/)
    .map((label) => (isAscii(label) ? label : `xn--${encodePunycode(label)}`))
    .join('.')

const isAscii = (text: string): boolean => [...text].every((character) => codeOf(character) < INITIAL_N)

const codeOf = (character: string): number => character.codePointAt(0) ?? 0

function encodePunycode(label: string): string {
  const codes = [...label].map(codeOf)
  const basic = codes.filter((code) => code < INITIAL_N)
  let output = String.fromCharCode(...basic) + (basic.length > 0 ? '-' : '')
  let [handled, delta, bias, n] = [basic.length, 0, INITIAL_BIAS, INITIAL_N]
  while (handled < codes.length) {
    const next = Math.min(...codes.filter((code) => code >= n))
    delta += (next - n) * (handled + 1)
    n = next
    for (const code of codes) {
      if (code < n) delta += 1
      if (code !== n) continue
      output += encodeDelta(delta, bias)
      bias = adaptBias(delta, handled + 1, handled === basic.length)
      delta = 0
      handled += 1
    }
    delta += 1
    n += 1
  }
  return output
}

function encodeDelta(delta: number, bias: number): string {
  let [output, rest] = ['', delta]
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
    if (rest < threshold) return output + toDigit(rest)
    output += toDigit(threshold + ((rest - threshold) % (BASE - threshold)))
    rest = Math.floor((rest - threshold) / (BASE - threshold))
  }
}

/** 0 to 25 are a to z, 26 to 35 are 0 to 9. */
const toDigit = (value: number): string => 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(value)

function adaptBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
