import type { Locale } from '@warda/i18n/keys'

/** Colours of the shop's pages. Each has a class, because mail programs in dark mode can only replace colours by class. */
export const COLOURS = {
  paper: '#FBF8F3',
  card: '#FFFFFF',
  ink: '#241F1C',
  soft: '#6A625B',
  line: '#E9E1D6',
  leaf: '#2E4A3B',
  sage: '#EEF0E6',
  petal: '#FBF0EE',
} as const

const DARK: Record<keyof typeof COLOURS, string> = {
  paper: '#191715',
  card: '#24211E',
  ink: '#F2ECE4',
  soft: '#BDB3A8',
  line: '#3D3832',
  leaf: '#B9D2BE',
  sage: '#2C342E',
  petal: '#35292A',
}

export const FONTS: Record<Locale, { display: string; text: string; size: number; line: number }> = {
  en: {
    display: "Fraunces, Georgia, 'Times New Roman', serif",
    text: 'Figtree, Helvetica, Arial, sans-serif',
    size: 16,
    line: 1.6,
  },
  ar: {
    display: "'El Messiri', 'Segoe UI', Tahoma, sans-serif",
    text: "'Readex Pro', 'Segoe UI', Tahoma, sans-serif",
    size: 17,
    line: 1.75,
  },
}

const background = (name: keyof typeof COLOURS): string => `.bg-${name}{background:${DARK[name]}!important}`
const text = (name: keyof typeof COLOURS): string => `.${name}{color:${DARK[name]}!important}`

/** The only style sheet of a mail: dark mode and narrow screens. Everything else is inline, because webmail drops `<head>`. */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${background('paper')}${background('card')}${background('sage')}${background('petal')}.bg-leaf{background:${DARK.leaf}!important}${text('ink')}${text('soft')}${text('leaf')}.on-leaf{color:${DARK.paper}!important}.line{border-color:${DARK.line}!important}}
@media (max-width:480px){.page{padding:16px 8px!important}.pad{padding:24px 18px!important}.heading{font-size:24px!important}.thumb{width:56px!important;height:70px!important}.thumb-cell{width:56px!important}}`

/** Reading direction and alignment, repeated on tables and cells: webmail drops the attributes of `<html>` and `<body>`. */
export type Direction = { dir: 'ltr' | 'rtl'; start: 'left' | 'right'; end: 'left' | 'right' }

export const getDirection = (language: Locale): Direction =>
  language === 'ar' ? { dir: 'rtl', start: 'right', end: 'left' } : { dir: 'ltr', start: 'left', end: 'right' }

/** Font, colour and alignment of text, for every table. */
export const textStyle = (language: Locale): string => {
  const { text, size, line } = FONTS[language]
  return `font-family:${text};font-size:${size}px;line-height:${line};color:${COLOURS.ink};text-align:${getDirection(language).start}`
}
