import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { useTextPreview } from '../../lib/api/use-text-preview.ts'
import { RichText } from '../../ui/data/rich-text.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'

/** Markdown rendered as on the public page. */
export function TextPreview({ text, lang }: { text: string; lang: Language }) {
  const preview = useTextPreview('previewText', text)
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
