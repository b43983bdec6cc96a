/** The accent colour of a shop that has chosen none. */
export const DEFAULT_ACCENT = '#2e4a3b'

/** Proposed accents; all are readable on every surface. */
export const ACCENTS = {
  leaf: DEFAULT_ACCENT,
  burgundy: '#7a2e4d',
  navy: '#1f3a5f',
  plum: '#5a3566',
  terracotta: '#8a3f24',
  charcoal: '#3a3532',
} as const

/** The lowest contrast of text (WCAG 2.2 AA). */
const TEXT_CONTRAST = 4.5

/** The light surfaces that carry text in the accent colour, or white text on it: card, paper, sand, soft petal (`theme.css`). */
const SURFACES = ['#ffffff', '#fbf8f3', '#f3ece2', '#f7e6e6'] as const

/** Share of the accent in the tint (mixed with paper) and in the deep shade (mixed with black). */
const TINT = 0.13
const DEEP = 0.72

type Rgb = readonly [red: number, green: number, blue: number]

export type AccentColours = {
  /** The accent itself: text, buttons, focus rings. */
  leaf: string
  /** A darker shade: footer and pressed buttons. */
  leafDeep: string
  /** A light tint: surfaces behind accent text. */
  sage: string
}

/** Whether text is a colour such as `#2e4a3b`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((first, second) => second - first)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Whether text in the accent can be read on every surface, and white text on the accent. */
export const isReadableAccent = (accent: string): boolean =>
  [...SURFACES, accentColours(accent).sage].every((surface) => contrast(accent, surface) >= TEXT_CONTRAST)

/** The colours of a shop with this accent. */
export function accentColours(accent: string): AccentColours {
  if (accent.toLowerCase() === DEFAULT_ACCENT) return { leaf: DEFAULT_ACCENT, leafDeep: '#1f3529', sage: '#e4e8dc' }
  const rgb = toRgb(accent)
  return {
    leaf: accent.toLowerCase(),
    leafDeep: toHex(mix(rgb, [0, 0, 0], DEEP)),
    sage: toHex(mix(rgb, toRgb('#fbf8f3'), TINT)),
  }
}

const toRgb = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const mix = (one: Rgb, other: Rgb, share: number): Rgb => {
  const part = (at: 0 | 1 | 2): number => one[at] * share + other[at] * (1 - share)
  return [part(0), part(1), part(2)]
}

function luminance(colour: string): number {
  const [red, green, blue] = toRgb(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
