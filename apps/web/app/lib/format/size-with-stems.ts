import { m } from '@warda/i18n/messages'
import { sizeLabel } from './size-label.ts'

/** A size with its number of stems: `Medium · 15 stems`; without a number for single stems and products that have no stems. */
export const sizeWithStems = (size: string, stems: number): string =>
  size === 'single' || stems === 0 ? sizeLabel(size) : m.cart_size({ size: sizeLabel(size), stems })
