import { languagePath } from '@warda/contract/public-paths'
import { m } from '@warda/i18n/messages'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { currentLanguage } from '../lib/browser/language.ts'
import { classes } from '../ui/classes.ts'

/** A link to the page in the other language, which stores the choice. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const other = currentLanguage() === 'ar' ? 'en' : 'ar'
  const address = languagePath(other, pathname) + keepFilters(search)
  const choose = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void import('../lib/browser/switch-language.ts').then(({ switchLanguage }) => switchLanguage(other, address))
  }
  return (
    <a
      href={address}
      hrefLang={other}
      aria-label={`${m.shell_other_language()}: ${m.shell_switch_language()}`}
      onClick={choose}
      className={classes(
        'min-h-11 min-w-11 items-center justify-center rounded-full px-2.5 font-semibold text-sm hover:bg-sand',
        className,
      )}
    >
      <span lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
        {m.shell_other_language()}
      </span>
    </a>
  )
}

/** The query without language and campaign, because a cached page is the same for every campaign. */
function keepFilters(search: string): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => !/^(lng$|utm_)/.test(key)))
  query.sort()
  return query.size > 0 ? `?${query}` : ''
}
