import type { AdminProduct } from '@warda/contract/products'
import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { SaveBar } from '../../ui/admin/save-bar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { EditorHead } from './editor-head.tsx'
import type { EditorParts } from './editor-parts.ts'
import { SectionClassification } from './section-classification.tsx'
import { SectionLinks } from './section-links.tsx'
import { SectionNames } from './section-names.tsx'
import { SectionPictures } from './section-pictures.tsx'
import { SectionSizes } from './section-sizes.tsx'
import { SectionStatus } from './section-status.tsx'
import { SectionTexts } from './section-texts.tsx'
import { refetchProduct } from './use-product.ts'
import { useProductForm } from './use-product-form.ts'

/** Loaded when somebody else has saved meanwhile. */
const ConflictNotice = lazy(() =>
  import('../../ui/admin/conflict-notice.tsx').then((module) => ({ default: module.ConflictNotice })),
)

/** Loaded when the product is or will be published. */
const SoldOutNotice = lazy(() => import('./sold-out-notice.tsx').then((module) => ({ default: module.SoldOutNotice })))

type ProductFieldsProps = EditorParts & {
  product: AdminProduct | null
  onSaved: (product: AdminProduct, message: string) => void
}

/** The product form in two columns: texts and pictures, then prices and publishing. */
export function ProductFields({ product, names, links, renderStock, onSaved }: ProductFieldsProps) {
  const [uploading, setUploading] = useState(false)
  const editor = useProductForm(product, onSaved)
  const { form, values, problem, busy, restored, restart, send } = editor
  const { isDirty, isSubmitted, isValid } = form.formState
  const conflict = useConflict(product, editor)
  const alert =
    conflict.text !== null ? (
      <Suspense fallback={null}>
        <ConflictNotice text={conflict.text} onLoadSaved={conflict.loadSavedVersion} onOverwrite={conflict.overwrite} />
      </Suspense>
    ) : (
      (problem ?? (isSubmitted && !isValid)) && <Notice tone="error">{problem ?? m.error_invalid()}</Notice>
    )
  return (
    <div id="product-editor" className="grid min-w-0 gap-5">
      <EditorHead
        product={product}
        title={currentLanguage() === 'ar' ? values.titleAr : values.titleEn}
        links={links}
      />
      <SectionLinks />
      {restored && isDirty && (
        <Notice
          action={
            <Button look="quiet" size="small" className="min-h-11 shrink-0" onClick={() => restart(product)}>
              {m.admin_ui_discard()}
            </Button>
          }
        >
          {m.admin_products_restored()}
        </Notice>
      )}
      <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5">
          <SectionNames editor={editor} saved={product} />
          <SectionPictures editor={editor} onBusy={setUploading} />
          <SectionSizes editor={editor} product={product} renderStock={renderStock} />
          <SectionTexts editor={editor} />
        </div>
        <div className="grid min-w-0 gap-5">
          <SectionStatus editor={editor} />
          {(values.status === 'published' || values.publishAt !== '') && (
            <Suspense>
              <SoldOutNotice values={values} saved={product} />
            </Suspense>
          )}
          <SectionClassification editor={editor} names={names} />
        </div>
      </div>
      {/* Only the bar is inside the form element because the dialogs above contain forms of their own. */}
      <form id="product-form" method="post" noValidate onSubmit={send} className="contents">
        <SaveBar
          dirty={isDirty || uploading}
          // A product that is saved before its picture has arrived would be saved without it.
          waiting={uploading}
          busy={busy}
          alert={alert}
          label={product === null ? m.admin_products_create() : m.admin_ui_save()}
          {...(product === null ? {} : { onDiscard: () => restart(product) })}
          note={
            product === null ? (
              m.admin_products_not_yet()
            ) : (
              <>
                {m.admin_products_saved_at()} <bdi>{formatDateTime(product.updatedAt, currentLanguage())}</bdi>
              </>
            )
          }
        />
      </form>
    </div>
  )
}

/** On a version conflict, offers to load the saved version or to save over it. */
const useConflict = (
  product: AdminProduct | null,
  { form, problem, conflict, setConflict, setProblem, restart }: ReturnType<typeof useProductForm>,
) => {
  const read = async (use: (newest: AdminProduct) => void): Promise<void> => {
    if (product === null) return
    try {
      use(await refetchProduct(product.id))
      setConflict(false)
      setProblem(null)
    } catch (error) {
      void notify.error(getErrorMessage(error))
    }
  }
  return {
    text: conflict ? problem : null,
    loadSavedVersion: () => void read(restart),
    overwrite: () =>
      void read(({ version }) => {
        form.setValue('version', version, { shouldDirty: true })
        document.querySelector<HTMLFormElement>('#product-form')?.requestSubmit()
      }),
  }
}
