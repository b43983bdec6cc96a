import { formatDecimalRiyals } from '@warda/domain/invoices/ubl-amounts'
import type { Halalas } from '@warda/domain/money'

/** Halalas as `1,234.50`, the same on every machine and in both languages. */
export const formatAmount = (halalas: Halalas): string => formatDecimalRiyals(halalas).replace(/\B(?=(\d{3})+\.)/g, ',')
