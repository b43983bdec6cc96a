import type { adminCategory } from '@warda/contract/categories'
import type { Language } from '@warda/domain/language'
import type * as z from 'zod/mini'
import type { AdminCategoryRow } from './queries.ts'

export const presentAdminCategory = (row: AdminCategoryRow, language: Language): z.output<typeof adminCategory> => ({
  ...row,
  picture: row.picture && { ...row.picture, alt: language === 'ar' ? row.altAr : row.altEn },
})
