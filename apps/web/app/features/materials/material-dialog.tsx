import type { Material } from '@warda/contract/materials'
import { MATERIAL_UNITS } from '@warda/domain/materials/materials'
import { m } from '@warda/i18n/messages'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { materialUnitName } from '../../lib/format/material-unit.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { ArchiveButton } from '../../ui/admin/archive-button.tsx'
import { FormButtons, ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { materialForm, toBody, toForm } from './material-form.ts'
import { saveMaterial, useSupplierChoices } from './use-materials.ts'

type MaterialDialogProps = { open: boolean; material: Material | null; onClose: () => void }

/** Creates a material, or changes one. */
export function MaterialDialog({ open, material, onClose }: MaterialDialogProps) {
  const title = material === null ? m.materials_new() : m.materials_edit_named({ name: material.name })
  return (
    <ResponsiveDialog open={open} title={title} wide onClose={onClose}>
      <Fields material={material} onClose={onClose} />
    </ResponsiveDialog>
  )
}

function Fields({ material, onClose }: Omit<MaterialDialogProps, 'open'>) {
  const suppliers = useSupplierChoices()
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: materialForm,
    defaults: toForm(material),
    draft: { name: `material:${material?.id ?? 'new'}` },
  })
  const done = (message: string): void => {
    void notify.success(message)
    onClose()
  }
  const isArchived = material?.isArchived ?? false
  const save = submit(async (values) => done(await saveMaterial(material?.id ?? null, toBody(values, isArchived))))
  const archive = useApiMutation(
    (changed: Material) => saveMaterial(changed.id, toBody(toForm(changed), !changed.isArchived)),
    { onSuccess: done },
  )
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      {(problem ?? archive.problem) && <Notice tone="error">{problem ?? archive.problem}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={m.materials_name_en()}
          dir="ltr"
          autoComplete="off"
          error={getError('nameEn')}
          {...form.register('nameEn')}
        />
        <Field
          label={m.materials_name_ar()}
          dir="rtl"
          autoComplete="off"
          error={getError('nameAr')}
          {...form.register('nameAr')}
        />
        <SelectField label={m.materials_kind()} error={getError('kind')} {...form.register('kind')}>
          <option value="stem">{m.materials_kind_stem()}</option>
          <option value="material">{m.materials_kind_material()}</option>
        </SelectField>
        <SelectField label={m.materials_unit()} error={getError('unit')} {...form.register('unit')}>
          {MATERIAL_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {materialUnitName(unit)}
            </option>
          ))}
        </SelectField>
        {/* The key remounts the field after the suppliers are loaded, so that it shows its value. */}
        <SelectField
          key={suppliers.data ? 'loaded' : 'loading'}
          label={m.materials_supplier()}
          error={getError('supplierId')}
          {...form.register('supplierId')}
        >
          <option value="">{m.materials_no_supplier()}</option>
          {suppliers.data?.data
            .filter(({ id, isArchived }) => !isArchived || id === material?.supplier?.id)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
        <Field
          label={m.materials_pack_size()}
          hint={m.materials_pack_size_hint()}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          error={getError('packSize')}
          {...form.register('packSize')}
        />
        <Field
          label={m.materials_reorder_level()}
          hint={m.materials_reorder_level_hint()}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          error={getError('reorderLevel')}
          {...form.register('reorderLevel')}
        />
        <Field
          label={m.materials_shelf_days()}
          hint={m.materials_shelf_days_hint()}
          optional
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          error={getError('shelfDays')}
          {...form.register('shelfDays')}
        />
      </div>
      <FormButtons submit={m.admin_ui_save()} busy={busy} onCancel={onClose} />
      {material !== null && (
        <ArchiveButton
          isArchived={material.isArchived}
          busy={archive.busy}
          onPress={() => void archive.run(material)}
        />
      )}
    </form>
  )
}
