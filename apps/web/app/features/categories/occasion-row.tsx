import { createSlug } from '@warda/domain/catalogue/slug'
import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import { IconButton } from '../../ui/admin/icon-button.tsx'
import { languageProps, orderByLanguage } from '../../ui/admin/language-pair.tsx'
import { ReorderButtons } from '../../ui/admin/reorder-buttons.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { OccasionsInput } from './occasions-form.ts'

type OccasionRowProps = {
  contract: ContractForm<OccasionsInput, OccasionsInput>
  at: number
  count: number
  /** Not saved yet, so its slug follows the English name. */
  isNew: boolean
  /** Just added, so it takes the focus. */
  isJustAdded: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

const suggested = (name: string): string => {
  const slug = name.trim() === '' ? '' : createSlug(name)
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : ''
}

/** One occasion: its names in both languages and its position. */
export function OccasionRow({
  contract: { form, getError },
  at,
  count,
  isNew,
  isJustAdded,
  onMove,
  onRemove,
}: OccasionRowProps) {
  const row = form.watch(`occasions.${at}`)
  const name = (currentLanguage() === 'ar' ? row.nameAr : row.nameEn) || m.admin_occasions_unnamed()
  const text = (path: 'nameEn' | 'nameAr') => {
    const field = `occasions.${at}.${path}` as const
    const setSlug = (value: string, touch: boolean): void =>
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true, ...(touch ? { shouldTouch: true } : {}) })
    return {
      value: row[path],
      error: getError(field) ?? (path === 'nameEn' ? getError(`occasions.${at}.slug`) : undefined),
      onChange: ({ target }: { target: { value: string } }): void => {
        setSlug(target.value, false)
        if (isNew && path === 'nameEn') {
          form.setValue(`occasions.${at}.slug`, suggested(target.value), { shouldDirty: true, shouldValidate: true })
        }
      },
      onBlur: (): void => setSlug(row[path], true),
    }
  }
  return (
    <li className="grid items-start gap-3 rounded-field border border-line bg-paper p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      {orderByLanguage(
        <Field
          label={m.admin_ui_english({ label: m.admin_categories_name() })}
          {...languageProps.en}
          autoFocus={isJustAdded && currentLanguage() === 'en'}
          {...text('nameEn')}
        />,
        <Field
          label={m.admin_ui_arabic({ label: m.admin_categories_name() })}
          {...languageProps.ar}
          autoFocus={isJustAdded && currentLanguage() === 'ar'}
          {...text('nameAr')}
        />,
      )}
      <div className="flex justify-end sm:mt-8">
        <ReorderButtons at={at} count={count} name={name} onMove={onMove} />
        <IconButton label={m.admin_occasions_remove({ name })} Icon={Trash2} onClick={onRemove} />
      </div>
    </li>
  )
}
