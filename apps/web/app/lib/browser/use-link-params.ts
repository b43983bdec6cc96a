import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type LinkParams, readLinkParams } from './link-params.ts'

/**
 * Parameters of a link from an e-mail, read once and removed from the address bar: tokens stay out of screenshots, shared
 * addresses and referrers. After a reload they come from the history entry. Undefined until read, null when a required
 * one is missing; a name that ends with `?` is optional and may be empty.
 */
export const useLinkParams = <const N extends string>(...names: N[]): LinkParams<N> | null | undefined => {
  const location = useLocation()
  const navigate = useNavigate()
  const [values, setValues] = useState<LinkParams<N> | null | undefined>(undefined)
  const read = useRef(false)
  useEffect(() => {
    if (read.current) return
    read.current = true
    const stored = (location.state as { link?: Record<string, string> } | null)?.link
    const link = readLinkParams(location.search, stored, names)
    setValues(link)
    if (link !== null && location.search !== '') {
      void navigate(location.pathname, { replace: true, state: { link }, preventScrollReset: true })
    }
  }, [location, navigate, names])
  return values
}
