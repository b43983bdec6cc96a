import type { Answer } from '@warda/contract/call'
import type { LegalPage } from '@warda/domain/legal/legal-pages'
import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { Link, NavLink } from 'react-router'
import { paths } from '../../paths.ts'
import { RichText } from '../../ui/data/rich-text.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

const TITLES: Record<LegalPage, () => string> = {
  terms: m.legal_terms_title,
  returns: m.legal_returns_title,
  privacy: m.legal_privacy_title,
}

/** Terms, returns or privacy: the shop's text or the default, with its version (OPEN-03). */
export function LegalTextPage({ text }: { text: Answer<'getLegalText'> }) {
  return (
    <div className="page section">
      <div className="mx-auto max-w-2xl">
        <nav aria-label={m.legal_pages()} className="mb-6 flex flex-wrap gap-2">
          {(['terms', 'returns', 'privacy'] as const).map((page) => (
            <NavLink
              key={page}
              to={paths[page]}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 font-medium hover:border-line-strong aria-[current=page]:border-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-white"
            >
              {TITLES[page]()}
            </NavLink>
          ))}
        </nav>
        <h1 className="text-4xl sm:text-5xl">{TITLES[text.page]()}</h1>
        {!text.isCurrent && (
          <div className="mt-6">
            <Notice>
              {m.legal_earlier()}{' '}
              <Link to={paths[text.page]} className="font-semibold underline underline-offset-4">
                {m.legal_earlier_current()}
              </Link>
            </Notice>
          </div>
        )}
        <RichText
          html={text.html}
          className="rich mt-8 border-line border-t pt-6 text-lg [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-2xl [&_li]:mt-2"
        />
        <p className="mt-10 border-line border-t pt-4 text-ink-soft text-sm">
          {m.legal_version({ version: isolate(text.version) })}
        </p>
      </div>
    </div>
  )
}
