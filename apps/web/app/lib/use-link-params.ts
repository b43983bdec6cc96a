import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Values<N extends string> = Record<N, string>

/**
 * What a link from an e-mail carries, read once and taken out of the address bar: tokens stay out of screenshots, shared
 * addresses and referrers. A reload finds them in the history entry. Undefined until read, null when one is missing.
 */
export const useLinkParams = <const N extends string>(...names: N[]): Values<N> | null | undefined => {
  const location = useLocation()
  const navigate = useNavigate()
  const [values, setValues] = useState<Values<N> | null | undefined>(undefined)
  const read = useRef(false)
  useEffect(() => {
    if (read.current) return
    read.current = true
    const search = new URLSearchParams(location.search)
    const kept = (location.state as { link?: Partial<Values<N>> } | null)?.link
    const found = names.map((name): [N, string] => [name, search.get(name)?.trim() || kept?.[name] || ''])
    const complete = found.every(([, value]) => value !== '')
    const link = Object.fromEntries(found) as Values<N>
    setValues(complete ? link : null)
    if (complete && location.search !== '') {
      void navigate(location.pathname, { replace: true, state: { link }, preventScrollReset: true })
    }
  }, [location, navigate, names])
  return values
}
