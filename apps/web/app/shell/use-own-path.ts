import { splitLanguagePath } from '@warda/contract/public-paths'
import { useEffect } from 'react'

/** Reloads a dashboard without the language of the path: the scope of the offline worker has none (decision 71). */
export function useOwnPath(): void {
  useEffect(() => {
    const { language, path } = splitLanguagePath(location.pathname)
    if (language) location.replace(path + location.search)
  }, [])
}
