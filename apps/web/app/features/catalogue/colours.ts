import { m } from '@warda/i18n/messages'

type Colour = { name: () => string; paint: string }

/** Flower colours of the catalogue with their swatches. */
const colours: Record<string, Colour> = {
  red: { name: () => m.colour_red(), paint: '#b3262e' },
  pink: { name: () => m.colour_pink(), paint: '#e59aae' },
  white: { name: () => m.colour_white(), paint: '#ffffff' },
  yellow: { name: () => m.colour_yellow(), paint: '#ecc24a' },
  orange: { name: () => m.colour_orange(), paint: '#e2803f' },
  purple: { name: () => m.colour_purple(), paint: '#7d5694' },
  blue: { name: () => m.colour_blue(), paint: '#6a86c4' },
  green: { name: () => m.colour_green(), paint: '#6f8f63' },
  peach: { name: () => m.colour_peach(), paint: '#f3bd9b' },
  mixed: { name: () => m.colour_mixed(), paint: 'conic-gradient(#e59aae,#ecc24a,#6f8f63,#6a86c4,#7d5694,#e59aae)' },
}

export const colourName = (colour: string): string => colours[colour]?.name() ?? colour
export const colourPaint = (colour: string): string => colours[colour]?.paint ?? '#cccccc'
