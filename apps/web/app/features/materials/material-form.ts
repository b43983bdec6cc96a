import type { CallInput } from '@warda/contract/call'
import { type Material, materialBody } from '@warda/contract/materials'
import { MAX_MATERIAL_QUANTITY } from '@warda/domain/materials/materials'
import * as z from 'zod/mini'
import { wholeNumber } from '../../lib/forms/whole-number.ts'

const { nameEn, nameAr, kind, unit } = materialBody.shape

/** A material as typed. */
export const materialForm = z.object({
  nameEn,
  nameAr,
  kind,
  unit,
  supplierId: z.string(),
  packSize: wholeNumber(1, MAX_MATERIAL_QUANTITY, true),
  reorderLevel: wholeNumber(0, MAX_MATERIAL_QUANTITY, true),
  shelfDays: wholeNumber(1, 3_650, false),
})

export const toForm = (material: Material | null): z.input<typeof materialForm> => ({
  nameEn: material?.nameEn ?? '',
  nameAr: material?.nameAr ?? '',
  kind: material?.kind ?? 'stem',
  unit: material?.unit ?? 'stem',
  supplierId: material?.supplier ? String(material.supplier.id) : '',
  packSize: String(material?.packSize ?? 1),
  reorderLevel: String(material?.reorderLevel ?? 0),
  shelfDays: material?.shelfDays ? String(material.shelfDays) : '',
})

export const toBody = (
  { supplierId, packSize, reorderLevel, shelfDays, ...names }: z.output<typeof materialForm>,
  isArchived: boolean,
): CallInput<'updateMaterial'>['body'] => ({
  ...names,
  supplierId: supplierId === '' ? null : Number(supplierId),
  packSize: Number(packSize),
  reorderLevel: Number(reorderLevel),
  shelfDays: shelfDays === '' ? null : Number(shelfDays),
  isArchived,
})
