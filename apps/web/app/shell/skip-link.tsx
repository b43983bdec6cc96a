import { m } from '@warda/i18n/messages'

/** Skips the header; the first element in the tab order. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-full bg-leaf px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
    >
      {m.shell_skip()}
    </a>
  )
}
