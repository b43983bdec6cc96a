import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { currentLanguage } from '../browser/language.ts'
import { callApi } from './call-api.ts'
import { queryClient } from './query-client.ts'

export type AdminCategory = Answer<'adminCategories'>['data'][number]
export type Occasion = Answer<'adminOccasions'>['data'][number]

/** All categories in the shop's order. */
export const useAdminCategories = () =>
  useQuery(
    {
      queryKey: ['admin', 'categories'],
      queryFn: async ({ signal }) => (await callApi('adminCategories', {}, { signal })).data,
      staleTime: 30_000,
    },
    queryClient,
  )

/** What flowers are given for, in the shop's order. */
export const useOccasions = () =>
  useQuery(
    {
      queryKey: ['admin', 'occasions'],
      queryFn: async ({ signal }) => (await callApi('adminOccasions', {}, { signal })).data,
      staleTime: 30_000,
    },
    queryClient,
  )

/** The name of one in the reader's language. */
export const nameInLanguage = ({ nameEn, nameAr }: { nameEn: string; nameAr: string }): string =>
  currentLanguage() === 'ar' ? nameAr : nameEn
