import type { Answer } from '@warda/contract/call'
import { currentLanguage } from '../browser/language.ts'
import { useApiQuery } from './api-query.ts'

export type AdminCategory = Answer<'adminCategories'>['data'][number]

/** All categories in the shop's order. */
export const useAdminCategories = () =>
  useApiQuery('adminCategories', {}, { select: ({ data }) => data, staleTime: 30_000 })

/** The name in the language of the page. */
export const nameInLanguage = ({ nameEn, nameAr }: { nameEn: string; nameAr: string }): string =>
  currentLanguage() === 'ar' ? nameAr : nameEn
