import { keepPreviousData } from '@tanstack/react-query'
import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { Loaded } from '../../ui/query-result.tsx'
import { RichText } from '../../ui/rich-text.tsx'

/** Nobody wants every letter rendered, milliseconds. */
const REST = 400

/** Markdown as shoppers will read it, made by the same hand as the page. */
export function TextPreview({ text, lang }: { text: string; lang: Language }) {
  const asked = useRested(text)
  const preview = useApiQuery('previewText', { body: { text: asked } }, { placeholderData: keepPreviousData })
  return (
    <section
      lang={lang}
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      aria-label={lang === 'ar' ? m.admin_settings_terms_ar() : m.admin_settings_terms_en()}
      className="min-w-0 rounded-field border border-line bg-paper p-4"
    >
      <Loaded query={preview}>
        {({ html }) => (html === '' ? <p className="text-ink-soft">–</p> : <RichText html={html} />)}
      </Loaded>
    </section>
  )
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
