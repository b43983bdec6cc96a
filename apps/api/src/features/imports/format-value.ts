import { VALUE_SEPARATOR } from '@warda/domain/catalogue/product-csv'

/** Formats a value of a product as the text of a cell. */
export const formatValue = (value: string | number | readonly string[] | Date | null): string => {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? value.join(VALUE_SEPARATOR) : String(value)
}
