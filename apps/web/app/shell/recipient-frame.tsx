import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ConnectionBanner } from '../features/connection/connection-banner.tsx'
import { paths } from '../paths.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { NoScriptNotice } from './no-script-notice.tsx'
import { useRootData } from './root-data.ts'
import { ShopName } from './shop-name.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of a recipient's page: brand, language and contact, without the shop's goods, cart and account. */
export function RecipientFrame({ children }: { children: ReactNode }) {
  const { shop } = useRootData()
  const phone = shop?.contact.phone
  return (
    <>
      <SkipLink />
      <header className="border-line border-b bg-paper">
        <div className="mx-auto flex h-16 w-full max-w-2xl items-center justify-between px-5">
          <span className="flex items-center gap-2 text-leaf">
            <ShopName size={28} className="font-display font-semibold text-xl" />
          </span>
          <LanguageSwitch className="inline-flex" />
        </div>
      </header>
      <NoScriptNotice />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-2xl flex-1 px-5 py-8 outline-none sm:py-12">
        {children}
      </main>
      <footer className="border-line border-t bg-sand">
        <div className="mx-auto flex w-full max-w-2xl flex-wrap items-center justify-between gap-x-6 px-5 py-3 text-ink-soft text-sm">
          <p>{m.tracking_help()}</p>
          <Link
            to={paths.privacy}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-leaf underline-offset-4 hover:underline"
          >
            {m.footer_privacy()}
          </Link>
          {phone && (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
            >
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </div>
      </footer>
      <ConnectionBanner />
    </>
  )
}
