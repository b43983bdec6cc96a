import { useEffect, useRef } from 'react'
import { createSearchParams, type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router'

type UpdateSearch = (edit: (current: URLSearchParams) => URLSearchParamsInit, options?: NavigateOptions) => void

/**
 * `useSearchParams` whose update receives the latest parameters, so that two changes before the next render both apply. React Router passes
 * those of the last render.
 */
export const useLatestSearchParams = (): [URLSearchParams, UpdateSearch] => {
  const [search, setSearch] = useSearchParams()
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const update: UpdateSearch = (edit, options) => {
    latest.current = createSearchParams(edit(new URLSearchParams(latest.current)))
    setSearch(latest.current, options)
  }
  return [search, update]
}
