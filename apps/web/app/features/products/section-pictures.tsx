import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useEffect } from 'react'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import type { PictureInput } from './product-form.ts'
import { UploadBox } from './upload-box.tsx'
import type { ProductForm } from './use-product-form.ts'
import { useUploads } from './use-uploads.ts'

/** Loaded with the first picture: the form of a new product has reached its script budget. */
const PictureRow = lazy(() => import('./picture-row.tsx').then((module) => ({ default: module.PictureRow })))

const MAX_PICTURES = 12

/** The pictures of the product; the first one is shown in lists. */
export function SectionPictures({ editor, onBusy }: { editor: ProductForm; onBusy: (busy: boolean) => void }) {
  const { values, set, getError, form } = editor
  const { pictures } = values
  const setPictures = (next: PictureInput[]): void => set('pictures', next)
  const uploads = useUploads((picture) => {
    // Read from the form because several uploads can finish between two renders.
    const currentPictures = form.getValues('pictures')
    const { titleEn, titleAr } = form.getValues()
    if (currentPictures.length >= MAX_PICTURES || currentPictures.some(({ key }) => key === picture.key)) return
    setPictures([
      ...currentPictures,
      { key: picture.key, altEn: titleEn, altAr: titleAr, focusX: 0.5, focusY: 0.5, size: '', picture },
    ])
  })
  useEffect(() => onBusy(uploads.busy), [uploads.busy, onBusy])
  const move = (from: number, to: number): void => {
    const moved = pictures[from]
    if (moved !== undefined) setPictures(pictures.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  const error = getError('pictures')
  return (
    <FormSection anchor="pictures" title={m.admin_products_pictures()} lead={m.admin_products_pictures_lead()}>
      {pictures.length > 0 && (
        <ul className="grid gap-3">
          {pictures.map((picture, at) => (
            <Suspense key={picture.key} fallback={<li className="min-h-60" />}>
              <PictureRow
                editor={editor}
                at={at}
                count={pictures.length}
                onMove={(to) => move(at, to)}
                onRemove={() => setPictures(pictures.toSpliced(at, 1))}
              />
            </Suspense>
          ))}
        </ul>
      )}
      <FieldError data-error tabIndex={-1}>
        {error}
      </FieldError>
      <UploadBox uploads={uploads} remaining={MAX_PICTURES - pictures.length} />
    </FormSection>
  )
}
