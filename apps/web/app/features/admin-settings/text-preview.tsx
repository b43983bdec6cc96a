import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { RichText } from '../../ui/data/rich-text.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'

/** Nobody wants every letter rendered, milliseconds. */
const REST = 400

/** Markdown as shoppers will read it, made by the same hand as the page. */
export function TextPreview({ text, lang }: { text: string; lang: Language }) {
  const asked = useRested(text)
  const preview = useQuery(
    {
      queryKey: ['admin', 'preview-text', asked],
      queryFn: ({ signal }) => callApi('previewText', { body: { text: asked } }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return (
    <section
      lang={lang}
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      aria-label={lang === 'ar' ? m.admin_settings_terms_ar() : m.admin_settings_terms_en()}
      className="min-w-0 rounded-field border border-line bg-paper p-4"
    >
      <QueryResult query={preview}>
        {({ html }) => (html === '' ? <p className="text-ink-soft">–</p> : <RichText html={html} />)}
      </QueryResult>
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
