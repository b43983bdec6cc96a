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
