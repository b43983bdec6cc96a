import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useState } from 'react'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { LanguagePair } from '../../ui/admin/language-pair.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { getTextProps, type ProductForm } from './use-product-form.ts'

/** Loaded when a preview is first opened. */
const TextPreview = lazy(() => import('./text-preview.tsx').then((module) => ({ default: module.TextPreview })))

/** Examples of Markdown syntax, not translated. */
const MARKDOWN_EXAMPLES = ['## …', '- …', '1. …', '**…**', '*…*', '[…](https://…)']

/** The description and the care instructions in both languages. */
export function SectionTexts({ editor }: { editor: ProductForm }) {
  return (
    <FormSection anchor="texts" title={m.admin_products_texts()} lead={m.admin_products_texts_lead()}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-field bg-sand px-4 py-3 text-sm">
        {m.admin_products_markdown()}
        {MARKDOWN_EXAMPLES.map((mark) => (
          <code key={mark} dir="ltr" className="rounded-sm bg-card px-1.5 py-0.5">
            {mark}
          </code>
        ))}
      </p>
      <TextPair editor={editor} label={m.admin_products_description()} english="descriptionEn" arabic="descriptionAr" />
      <TextPair editor={editor} label={m.admin_products_care()} english="careEn" arabic="careAr" />
    </FormSection>
  )
}

type TextPath = 'descriptionEn' | 'descriptionAr' | 'careEn' | 'careAr'
type TextPairProps = { editor: ProductForm; label: string; english: TextPath; arabic: TextPath }

function TextPair({ editor, label, english, arabic }: TextPairProps) {
  const [preview, setPreview] = useState(false)
  const { values } = editor
  const hasText = values[english].trim() !== '' || values[arabic].trim() !== ''
  return (
    <div className="grid gap-2">
      <LanguagePair
        label={label}
        english={(text, props) => <TextareaField label={text} optional {...props} {...getTextProps(editor, english)} />}
        arabic={(text, props) => <TextareaField label={text} optional {...props} {...getTextProps(editor, arabic)} />}
      />
      <Button
        look="quiet"
        size="small"
        className="-ms-3 min-h-11 justify-self-start"
        aria-expanded={preview && hasText}
        disabled={!hasText}
        onClick={() => setPreview(!preview)}
      >
        {preview && hasText ? m.admin_products_preview_hide({ label }) : m.admin_products_preview({ label })}
      </Button>
      {preview && hasText && (
        <div className="grid gap-4 md:grid-cols-2">
          <Suspense fallback={null}>
            <TextPreview lang="en" text={values[english]} />
            <TextPreview lang="ar" text={values[arabic]} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
