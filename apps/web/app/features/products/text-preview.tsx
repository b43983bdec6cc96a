import type { Language } from '@warda/domain/language'
import { useTextPreview } from '../../lib/api/use-text-preview.ts'
import { RichText } from '../../ui/data/rich-text.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'

/** A text as the product page shows it. */
export function TextPreview({ lang, text }: { lang: Language; text: string }) {
  const preview = useTextPreview('previewProductText', text)
  return (
    <div
      lang={lang}
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      className="min-w-0 rounded-field border border-line bg-paper px-4 py-3"
    >
      <QueryResult query={preview}>{({ html }) => <RichText html={html} />}</QueryResult>
    </div>
  )
}
