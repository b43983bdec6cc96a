import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type LinkParams, readLinkParams } from './link-params.ts'

/**
 * What a link from an e-mail carries, read once and taken out of the address bar: tokens stay out of screenshots, shared
 * addresses and referrers. A reload finds them in the history entry. Undefined until read, null when one is missing; a
 * name that ends with `?` may be, and is then empty.
 */
export const useLinkParams = <const N extends string>(...names: N[]): LinkParams<N> | null | undefined => {
  const location = useLocation()
  const navigate = useNavigate()
  const [values, setValues] = useState<LinkParams<N> | null | undefined>(undefined)
  const read = useRef(false)
  useEffect(() => {
    if (read.current) return
    read.current = true
    const kept = (location.state as { link?: Record<string, string> } | null)?.link
    const link = readLinkParams(location.search, kept, names)
    setValues(link)
    if (link !== null && location.search !== '') {
      void navigate(location.pathname, { replace: true, state: { link }, preventScrollReset: true })
    }
  }, [location, navigate, names])
  return values
}
