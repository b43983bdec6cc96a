import type { DeliveryQuote } from '@warda/contract/orders'
import { useEffect, useState } from 'react'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'

export type QuotedProduct = { variantId: number | null; quantity: number }

type Request = QuotedProduct & { city: string; district: string }

type Outcome = { quote: DeliveryQuote } | { failure: string }

const MIN_CITY = 2

/** Fee and earliest window for a place, from the server; null while it is unknown. A slower answer never replaces a newer one. */
export function useDeliveryQuote(request: Request): Outcome | null {
  const debounced = useDebounced(JSON.stringify(request))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    const { city, district, variantId, quantity } = JSON.parse(debounced) as Request
    if (city.trim().length < MIN_CITY) return setOutcome(null)
    const abort = new AbortController()
    const product = variantId === null ? {} : { variantId: String(variantId), quantity: String(quantity) }
    callApi('quoteDelivery', { query: { city, district, ...product } }, { signal: abort.signal }).then(
      ({ data }) => setOutcome({ quote: data }),
      (error: unknown) => {
        if (!abort.signal.aborted) setOutcome({ failure: getErrorMessage(error) })
      },
    )
    return () => abort.abort()
  }, [debounced])
  return outcome
}
