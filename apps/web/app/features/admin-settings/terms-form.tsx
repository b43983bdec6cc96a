import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { LanguagePair, type LanguageProps } from '../../ui/admin/language-pair.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { TextPreview } from './text-preview.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

/** The terms of sale in both languages, with a preview. */
export function TermsForm({ setting }: { setting: Setting<'terms'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const isEmpty = value.en === '' && value.ar === ''
  const editor = (language: Language) => (label: string, props: LanguageProps) => (
    <TextareaField
      {...props}
      label={label}
      rows={16}
      className="max-h-[70vh]! min-h-80 rtl:text-start"
      value={value[language]}
      error={getError(language)}
      onChange={({ currentTarget }) => set({ [language]: currentTarget.value })}
    />
  )
  return (
    <SettingFrame form={form}>
      {isEmpty && <Notice>{m.admin_settings_terms_own()}</Notice>}
      <FormSection
        title={m.admin_settings_terms()}
        lead={m.admin_settings_terms_lead()}
        action={
          <a
            href={paths.terms}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
          >
            {m.admin_settings_terms_see()}
          </a>
        }
      >
        <LanguagePair label={m.admin_settings_text()} english={editor('en')} arabic={editor('ar')} />
        <p className="text-ink-soft text-sm">{m.admin_settings_markdown()}</p>
        <Button
          look="secondary"
          className="min-h-12 justify-self-start"
          aria-expanded={isPreviewOpen}
          onClick={() => setPreviewOpen(!isPreviewOpen)}
        >
          {isPreviewOpen ? m.admin_settings_text_hide() : m.admin_settings_text_show()}
        </Button>
        {isPreviewOpen && (
          <div className="grid items-start gap-4 md:grid-cols-2">
            <TextPreview text={value.en} lang="en" />
            <TextPreview text={value.ar} lang="ar" />
          </div>
        )}
      </FormSection>
    </SettingFrame>
  )
}
