import { m } from '@warda/i18n/messages'
import { createContext, use, useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'

/** The id of the page's request, while the server renders it; null in the browser. */
export const RequestIdContext = createContext<string | null>(null)

const ELEMENT_ID = 'request-id'

/** The id in the error page that the server rendered, until the page is hydrated. */
let rendered = typeof document === 'undefined' ? null : (document.getElementById(ELEMENT_ID)?.textContent ?? null)

/** The id of the failed request, by which the shop finds it in its log; nothing for an error of the browser alone. */
export function ErrorReference({ error }: { error: unknown }) {
  const requestId = use(RequestIdContext)
  const [first] = useState(() => ({ error, id: requestId ?? rendered }))
  useEffect(() => {
    rendered = null
  }, [])
  const id = findRequestId(error) ?? (error === first.error ? first.id : null)
  if (id === null) return null
  return (
    <p className="mt-3 text-sm">
      {m.error_page_reference()}{' '}
      <bdi id={ELEMENT_ID} dir="ltr" className="select-all break-all">
        {id}
      </bdi>
    </p>
  )
}

/** The id of the failed call of a loader or of a component. */
const findRequestId = (error: unknown): string | null => {
  const source = isRouteErrorResponse(error) ? (error.data as unknown) : error
  const id = source !== null && typeof source === 'object' && 'requestId' in source ? source.requestId : null
  return typeof id === 'string' ? id : null
}
