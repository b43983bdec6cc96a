import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { notify } from '../ui/feedback/toast.ts'
import { useRootData } from './root-data.ts'

/** Shows a toast when the categories of the top bar could not be loaded (spec §8). */
export const useCategoriesProblem = (): void => {
  const { categoriesProblem } = useRootData()
  useEffect(() => {
    if (categoriesProblem !== null)
      void notify.error(categoriesProblem || m.error_fetch_categories(), { where: 'shell' })
  }, [categoriesProblem])
}
