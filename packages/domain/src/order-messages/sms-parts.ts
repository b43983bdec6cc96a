/** Characters of the GSM 03.38 alphabet, and those that count twice. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const GSM_TWICE = '^{}\\[~]|€\f'

/** The most parts that one text message of the shop may have. */
const MAX_SMS_PARTS = 2

/**
 * The number of parts of a text message: 160 characters of the GSM alphabet, or 70 UTF-16 units of any other text such as Arabic; 153 and 67
 * in a message of several parts.
 */
export function countSmsParts(text: string): number {
  const isGsm = [...text].every((char) => GSM.includes(char) || GSM_TWICE.includes(char))
  if (!isGsm) return countParts(text.length, 70, 67)
  const length = [...text].reduce((sum, char) => sum + (GSM_TWICE.includes(char) ? 2 : 1), 0)
  return countParts(length, 160, 153)
}

const countParts = (length: number, single: number, joined: number): number =>
  length <= single ? 1 : Math.ceil(length / joined)

/**
 * Renders a text within the allowed parts: names are shortened, the longest first, until it fits. The rest of the text is the shop's own
 * and is short enough by a test.
 */
export function fitSms<N extends string>(
  names: Record<N, string>,
  render: (names: Record<N, string>) => string,
): string {
  const fitted = { ...names }
  for (;;) {
    const text = render(fitted)
    if (countSmsParts(text) <= MAX_SMS_PARTS) return text
    const longest = (Object.keys(fitted) as N[]).reduce((a, b) => (fitted[b].length > fitted[a].length ? b : a))
    const characters = [...fitted[longest]]
    if (characters.length <= 3) return text
    fitted[longest] = characters.slice(0, -1).join('').trimEnd()
  }
}
