import { categoryBody } from '@warda/contract/categories'
import { SHOP_PICTURE_TYPES } from '@warda/contract/wire/file'
import type { Picture as PictureData } from '@warda/contract/wire/picture'
import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { uploadShopPicture } from '../../lib/api/upload-shop-picture.ts'
import type { AdminCategory } from '../../lib/api/use-admin-categories.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { LanguagePair } from '../../ui/admin/language-pair.tsx'
import { DialogButtons, ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { SlugField } from './slug-field.tsx'
import { saveCategory } from './use-categories.ts'

type CategoryDialogProps = { editTarget: AdminCategory | 'new' | null; onClose: () => void }

/** Creates or updates a category. */
export function CategoryDialog({ editTarget, onClose }: CategoryDialogProps) {
  const title = editTarget === 'new' ? m.admin_categories_new() : m.admin_categories_edit_title()
  return (
    <ResponsiveDialog open={editTarget !== null} title={title} wide onClose={onClose}>
      {editTarget !== null && <CategoryFields category={editTarget === 'new' ? null : editTarget} onClose={onClose} />}
    </ResponsiveDialog>
  )
}

function CategoryFields({ category, onClose }: { category: AdminCategory | null; onClose: () => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: categoryBody,
    defaults: {
      slug: category?.slug ?? '',
      nameEn: category?.nameEn ?? '',
      nameAr: category?.nameAr ?? '',
      pictureKey: category?.picture?.key ?? '',
      altEn: category?.altEn ?? '',
      altAr: category?.altAr ?? '',
    },
    draft: { name: `category:${category?.id ?? 'new'}`, leaveOut: ['pictureKey'] },
  })
  // Registered first, so that it receives the focus first when several fields have errors.
  const names = { en: form.register('nameEn'), ar: form.register('nameAr') }
  const picture = usePictureUpload((key) => {
    form.setValue('pictureKey', key, { shouldDirty: true, shouldValidate: true, shouldTouch: true })
    // Until somebody describes the picture, the name of the category does.
    for (const language of ['En', 'Ar'] as const)
      if (form.getValues(`alt${language}`) === '') form.setValue(`alt${language}`, form.getValues(`name${language}`))
  })
  const [slug, nameEn, pictureKey] = form.watch(['slug', 'nameEn', 'pictureKey'])
  const save = submit(async (values) => {
    void notify.success(await saveCategory(category?.id ?? null, values))
    onClose()
  })
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      <LanguagePair
        label={m.admin_categories_name()}
        english={(label, props) => <Field label={label} {...props} error={getError('nameEn')} {...names.en} />}
        arabic={(label, props) => <Field label={label} {...props} error={getError('nameAr')} {...names.ar} />}
      />
      <SlugField
        slug={slug}
        nameEn={nameEn}
        saved={category?.slug ?? null}
        error={getError('slug')}
        field={form.register('slug')}
        onSuggest={(next) => form.setValue('slug', next, { shouldDirty: true })}
      />
      <div className="grid gap-2">
        <PictureField
          label={m.admin_categories_picture()}
          value={picture.file}
          current={
            category?.picture &&
            pictureKey !== '' && (
              <Picture picture={category.picture} decorative sizes="96px" className="size-24 rounded-field" />
            )
          }
          limit={LIMITS.upload}
          types={SHOP_PICTURE_TYPES}
          kinds={m.admin_categories_picture_kinds()}
          hint={m.admin_categories_picture_hint()}
          error={picture.problem ?? getError('pictureKey')}
          onChoose={(file) => void picture.choose(file)}
        />
        {pictureKey !== '' && (
          <Button
            look="quiet"
            size="small"
            className="min-h-11 justify-self-start"
            onClick={() => {
              picture.clear()
              for (const name of ['pictureKey', 'altEn', 'altAr'] as const)
                form.setValue(name, '', { shouldDirty: true, shouldTouch: true })
            }}
          >
            {m.admin_categories_picture_remove()}
          </Button>
        )}
        <Progress label={m.admin_products_uploading({ name: picture.file?.name ?? '' })} share={picture.share} />
      </div>
      {pictureKey !== '' && (
        <LanguagePair
          label={m.admin_products_alt()}
          english={(label, props) => (
            <Field label={label} {...props} error={getError('altEn')} {...form.register('altEn')} />
          )}
          arabic={(label, props) => (
            <Field label={label} {...props} error={getError('altAr')} {...form.register('altAr')} />
          )}
        />
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <DialogButtons>
        <Button look="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={busy} disabled={picture.share !== null}>
          {m.admin_ui_save()}
        </Button>
      </DialogButtons>
    </form>
  )
}

/** Uploads the chosen picture immediately; the form sends its key. */
const usePictureUpload = (onKey: (key: PictureData['key']) => void) => {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (chosen: File): Promise<void> => {
    setFile(chosen)
    setProblem(null)
    setShare(0)
    try {
      onKey((await uploadShopPicture(chosen, setShare)).key)
    } catch (error) {
      setProblem(getErrorMessage(error))
      setFile(null)
    }
    setShare(null)
  }
  const clear = (): void => setFile(null)
  return { file, share, problem, choose, clear }
}
