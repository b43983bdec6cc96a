import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { IconButton } from '../../ui/admin/icon-button.tsx'
import { languageProps, orderByLanguage } from '../../ui/admin/language-pair.tsx'
import { ReorderButtons } from '../../ui/admin/reorder-buttons.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { FocusPicker } from './focus-picker.tsx'
import { getTextProps, type ProductForm } from './use-product-form.ts'

type PictureRowProps = {
  editor: ProductForm
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** One picture of the product: focal point, alternative text in both languages, position. */
export function PictureRow({ editor, at, count, onMove, onRemove }: PictureRowProps) {
  const row = editor.values.pictures[at]
  if (row === undefined) return null
  const sizes = new Set(editor.values.variants.map(({ size }) => size))
  // A picture may show a size that was removed.
  if (row.size !== '') sizes.add(row.size)
  const name = m.admin_products_picture_number({ number: at + 1 })
  const look = (x: number, y: number): void => {
    editor.set(`pictures.${at}.focusX`, x)
    editor.set(`pictures.${at}.focusY`, y)
  }
  return (
    <li className="@container rounded-field border border-line bg-paper p-3 sm:p-4">
      <div className="grid @lg:grid-cols-[auto_minmax(0,1fr)] gap-4">
        <FocusPicker picture={row.picture} name={name} x={row.focusX} y={row.focusY} onFocusChange={look} />
        <div className="grid min-w-0 content-start gap-3">
          <div className="flex flex-wrap items-center gap-x-3">
            <h3 className="me-auto font-semibold font-text text-base">
              {name} {at === 0 && <Badge>{m.admin_products_picture_first()}</Badge>}
            </h3>
            <div className="flex">
              <ReorderButtons at={at} count={count} name={name} onMove={onMove} />
              <IconButton label={m.admin_products_remove_picture({ name })} Icon={Trash2} onClick={onRemove} />
            </div>
          </div>
          {orderByLanguage(
            <Field
              label={m.admin_ui_english({ label: m.admin_products_alt() })}
              {...languageProps.en}
              {...getTextProps(editor, `pictures.${at}.altEn`)}
            />,
            <Field
              label={m.admin_ui_arabic({ label: m.admin_products_alt() })}
              {...languageProps.ar}
              {...getTextProps(editor, `pictures.${at}.altAr`)}
            />,
          )}
          {sizes.size > 1 && (
            <SelectField label={m.admin_products_pictured_size()} {...getTextProps(editor, `pictures.${at}.size`)}>
              <option value="">{m.admin_products_pictured_size_none()}</option>
              {[...sizes].map((size) => (
                <option key={size} value={size}>
                  {sizeLabel(size)}
                </option>
              ))}
            </SelectField>
          )}
          {at === 0 && <p className="text-ink-soft text-sm">{m.admin_products_alt_hint()}</p>}
        </div>
      </div>
    </li>
  )
}
