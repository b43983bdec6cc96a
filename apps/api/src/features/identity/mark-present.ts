import { getInitial, type Mark } from '@warda/domain/identity/shop-name'
import { escapeXmlText } from '@warda/domain/invoices/xml'

/** The lines of the rose in a square of 32 (`rose.svg` of the web). */
const ROSE_LINES =
  'M16 17.500c-2.200 0-3.700-1.500-3.700-3.400 0-2 1.700-3.500 4-3.500 1.900 0 3.200 1 3.200 2.500 0 1.200-1 2.100-2.200 2.100-.9 0-1.500-.5-1.500-1.200M9.500 9.200C7 11 6.200 14.200 7.800 17c1.600 2.900 4.700 4.300 8.200 4.300s6.600-1.400 8.200-4.300c1.600-2.800.8-6-1.700-7.800M9.500 9.200c1.400-2.700 3.800-4.200 6.500-4.200s5.100 1.500 6.500 4.200M16 21.500V28'

type DrawnMark = {
  name: string
  mark: Mark
  accent: string
  /** Width and height in px; by default those of the place where it is shown. */
  size?: number
  /** Fills the square to its corners, with room for the mask of a home screen. */
  maskable?: boolean
}

/** The shop's mark as SVG: the initial of its name, or a rose, on its accent colour. */
export function presentMark({ name, mark, accent, size, maskable = false }: DrawnMark): string {
  const sized = size === undefined ? '' : ` width="${size}" height="${size}"`
  const corners = maskable ? '' : ' rx="8"'
  const scale = maskable ? ' transform="translate(16 16) scale(.66) translate(-16 -16)"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg"${sized} viewBox="0 0 32 32"><title>${escapeXmlText(name)}</title><rect width="32" height="32"${corners} fill="${accent}"/><g${scale}>${mark === 'rose' ? ROSE : letter(name)}</g></svg>`
}

const ROSE = `<path d="${ROSE_LINES}" fill="none" stroke="#ffffff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`

const letter = (name: string): string =>
  `<text x="16" y="22.500" text-anchor="middle" font-family="Fraunces, El Messiri, Georgia, Noto Naskh Arabic, serif" font-size="19" font-weight="600" fill="#ffffff">${escapeXmlText(getInitial(name))}</text>`
