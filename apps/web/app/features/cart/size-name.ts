import { m } from '@warda/i18n/messages'

const names: Record<string, () => string> = {
  small: m.size_small,
  medium: m.size_medium,
  large: m.size_large,
  grand: m.size_grand,
  single: m.size_single,
}

/** A size with its stem count: `Medium · 15 stems`; a single stem has no count. */
export const sizeText = (size: string, stems: number): string => {
  const name = names[size]?.() ?? size
  return size === 'single' || stems === 0 ? name : m.cart_size({ size: name, stems })
}
