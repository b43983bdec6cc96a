import { keepPreviousData } from '@tanstack/react-query'
import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { RichText } from '../../ui/data/rich-text.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'

/** Debounce of the preview, in ms. */
const PAUSE_MS = 400

/** A legal text as its page shows it, facts filled in. */
export function LegalPreview({ text, language }: { text: string; language: Language }) {
  const body = { text: useDebounced(text, PAUSE_MS), language }
  const preview = useApiQuery('previewLegalText', { body }, { placeholderData: keepPreviousData })
  return (
    <section
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      aria-label={language === 'ar' ? m.admin_settings_terms_ar() : m.admin_settings_terms_en()}
      className="min-w-0 rounded-field border border-line bg-paper p-4"
    >
      <QueryResult query={preview}>
        {({ html }) => (html === '' ? <p className="text-ink-soft">–</p> : <RichText html={html} />)}
      </QueryResult>
    </section>
  )
}
