import type { UseQueryResult } from '@tanstack/react-query'
import type { Quote } from '@warda/contract/orders'
import { useState } from 'react'
import { ApiError } from '../../lib/api/call-api.ts'

/**
 * The versions of terms and returns when the page was opened: a buyer agrees to these. After an edit the server refuses the order, says so, and
 * pressing the button again agrees to the newer versions (OPEN-03).
 */
export const useAcceptedTexts = (quote: UseQueryResult<Quote>) => {
  const [stored, store] = useState<Quote['legal']>(null)
  const seen = stored ?? quote.data?.legal ?? null
  if (stored === null && seen !== null) store(seen)
  const renew = async (error: unknown): Promise<void> => {
    if (error instanceof ApiError && error.code === 'order.texts_changed')
      store((await quote.refetch()).data?.legal ?? null)
  }
  return { seen, renew }
}
