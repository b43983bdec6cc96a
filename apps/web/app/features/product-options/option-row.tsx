import { SINGLE_SIZE } from '@warda/domain/catalogue/product-options'
import { m } from '@warda/i18n/messages'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import { IconButton } from '../../ui/admin/icon-button.tsx'
import { languageProps, orderByLanguage } from '../../ui/admin/language-pair.tsx'
import { ReorderButtons } from '../../ui/admin/reorder-buttons.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { OptionsInput } from './options-form.ts'
import { SwatchField } from './swatch-field.tsx'

type OptionRowProps = {
  contract: ContractForm<OptionsInput, OptionsInput>
  at: number
  /** Number of options that are offered; they come first. */
  offered: number
  hasSwatch: boolean
  /** Whether it was just added; then its first field takes the focus. */
  isJustAdded: boolean
  onMove: (to: number) => void
  onArchive: (archived: boolean) => void
  onRemove: () => void
}

/** One option: swatch, names in both languages, number of products, position, archiving and deletion. */
export function OptionRow({
  contract: { form, getError },
  at,
  offered,
  hasSwatch,
  isJustAdded,
  onMove,
  onArchive,
  onRemove,
}: OptionRowProps) {
  const row = form.watch(`options.${at}`)
  const name = (currentLanguage() === 'ar' ? row.nameAr : row.nameEn) || m.product_options_unnamed()
  const isNeeded = row.slug === SINGLE_SIZE
  const text = (path: 'nameEn' | 'nameAr') => {
    const field = `options.${at}.${path}` as const
    const setName = (value: string, touch: boolean): void =>
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true, ...(touch ? { shouldTouch: true } : {}) })
    return {
      value: row[path],
      maxLength: 40,
      error: getError(field),
      onChange: ({ target }: { target: { value: string } }): void => setName(target.value, false),
      onBlur: (): void => setName(row[path], true),
    }
  }
  return (
    <li className="grid items-start gap-x-4 gap-y-2 rounded-field border border-line bg-paper p-3 lg:grid-cols-2">
      <div className="grid min-w-0 items-start gap-3 sm:grid-cols-2">
        {orderByLanguage(
          <Field
            label={m.admin_ui_english({ label: m.product_options_name() })}
            {...languageProps.en}
            autoFocus={isJustAdded && currentLanguage() === 'en'}
            {...text('nameEn')}
          />,
          <Field
            label={m.admin_ui_arabic({ label: m.product_options_name() })}
            {...languageProps.ar}
            autoFocus={isJustAdded && currentLanguage() === 'ar'}
            {...text('nameAr')}
          />,
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:pt-8">
        {hasSwatch && (
          <SwatchField
            name={name}
            value={row.swatch ?? null}
            onChange={(swatch) => form.setValue(`options.${at}.swatch`, swatch, { shouldDirty: true })}
          />
        )}
        <p className="whitespace-nowrap text-ink-soft text-sm">
          {row.products === 0 ? m.product_options_unused() : m.admin_products_count({ count: row.products })}
        </p>
        <div className="ms-auto flex items-center">
          {!row.archived && <ReorderButtons at={at} count={offered} name={name} onMove={onMove} />}
          {row.archived && (
            <IconButton
              label={m.product_options_restore({ name })}
              Icon={ArchiveRestore}
              onClick={() => onArchive(false)}
            />
          )}
          {row.slug !== '' && !row.archived && !isNeeded && (
            <IconButton label={m.product_options_archive({ name })} Icon={Archive} onClick={() => onArchive(true)} />
          )}
          {row.products === 0 && !isNeeded && (
            <IconButton label={m.product_options_delete({ name })} Icon={Trash2} onClick={onRemove} />
          )}
        </div>
      </div>
    </li>
  )
}
