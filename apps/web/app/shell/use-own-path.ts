import { splitLanguagePath } from '@warda/contract/public-paths'
import { useEffect } from 'react'

/** Loads a dashboard at its own path when a link of a page below a language led to it: the offline worker knows that path alone (decision 71). */
export function useOwnPath(): void {
  useEffect(() => {
    const { language, path } = splitLanguagePath(location.pathname)
    if (language) location.replace(path + location.search)
  }, [])
}
