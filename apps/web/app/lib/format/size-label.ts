import { m } from '@warda/i18n/messages'

const names: Record<string, () => string> = {
  small: m.size_small,
  medium: m.size_medium,
  large: m.size_large,
  grand: m.size_grand,
  single: m.size_single,
}

/** The label of a size of the wire; an unknown size is returned unchanged. */
export const sizeLabel = (size: string): string => names[size]?.() ?? size

/** A size with its number of stems: `Medium · 15 stems`; a single stem and what is not counted in stems have no number. */
export const sizeWithStems = (size: string, stems: number): string =>
  size === 'single' || stems === 0 ? sizeLabel(size) : m.cart_size({ size: sizeLabel(size), stems })
