import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The names that a link must carry, and those with a `?` that it may. */
type Values<N extends string> = Record<N extends `${infer Name}?` ? Name : N, string>

/**
 * What a link from an e-mail carries, read once and taken out of the address bar: tokens stay out of screenshots, shared
 * addresses and referrers. A reload finds them in the history entry. Undefined until read, null when one is missing; a
 * name that ends with `?` may be, and is then empty.
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
    const kept = (location.state as { link?: Record<string, string> } | null)?.link
    const found = names.map((given): [string, string] => {
      const name = given.replace('?', '')
      return [name, search.get(name)?.trim() || kept?.[name] || '']
    })
    const complete = found.every(([name, value]) => value !== '' || !names.includes(name as N))
    const link = Object.fromEntries(found) as Values<N>
    setValues(complete ? link : null)
    if (complete && location.search !== '') {
      void navigate(location.pathname, { replace: true, state: { link }, preventScrollReset: true })
    }
  }, [location, navigate, names])
  return values
}
