import type { VariantId } from '@warda/domain/ids'
import type { CallInput } from './api-client.ts'
import type { TestUser } from './make-user.ts'

let counter = 0

/** The body of a stem in packs of 25, without a supplier. */
export const materialForm = (changed: object = {}) => {
  counter += 1
  return {
    nameEn: `Rose ${process.pid} ${counter}`,
    nameAr: `ورد ${counter}`,
    kind: 'stem',
    unit: 'stem',
    supplierId: null,
    packSize: 25,
    reorderLevel: 0,
    shelfDays: null,
    ...changed,
  }
}

/** Creates a material, with a delivery of `stock` for `cost` riyals when given; returns its id. */
export async function makeMaterial(
  { visitor }: TestUser,
  {
    stock = 0,
    cost,
    useBy,
    ...form
  }: { stock?: number; cost?: number; useBy?: string | null; [field: string]: unknown } = {},
): Promise<number> {
  const { data } = (await visitor.call('createMaterial', { body: materialForm(form) })).body
  if (stock > 0)
    await visitor.call('receiveMaterials', { body: { lines: [{ materialId: data.id, quantity: stock, cost, useBy }] } })
  return data.id
}

/** Sets the recipe of a size: pairs of a material and its quantity. */
export const setRecipe = (
  { visitor }: TestUser,
  variantId: VariantId | number,
  ...lines: readonly (readonly [materialId: number, quantity: number])[]
) =>
  visitor.call('saveRecipe', {
    params: { variantId },
    body: { lines: lines.map(([materialId, quantity]) => ({ materialId, quantity })) },
  })

export const makeSupplier = async ({ visitor }: TestUser, changed: object = {}): Promise<number> => {
  counter += 1
  const body = { name: `Grower ${process.pid} ${counter}`, leadDays: 1, ...changed }
  return (await visitor.call('createSupplier', { body })).body.data.id
}

const by = ({ visitor }: TestUser, input: CallInput) => ({ by: visitor, input })

/** A request for each call that creates or moves materials, for tests of repeated requests. */
export const makeMaterialCalls = (get: () => { admin: TestUser }) => ({
  createMaterial: {
    prepare: async () => by(get().admin, { body: materialForm() }),
  },
  createSupplier: {
    prepare: async () => by(get().admin, { body: { name: 'Lost grower', leadDays: 2 } }),
  },
  createSupplierOrder: {
    prepare: async () => {
      const { admin } = get()
      const lines = [{ materialId: await makeMaterial(admin), quantity: 50 }]
      return by(admin, { body: { supplierId: await makeSupplier(admin), expectedOn: '2026-12-01', lines } })
    },
  },
  receiveMaterials: {
    prepare: async () => {
      const { admin } = get()
      return by(admin, { body: { lines: [{ materialId: await makeMaterial(admin), quantity: 50, cost: 75 }] } })
    },
  },
  recordWaste: {
    prepare: async () => {
      const { admin } = get()
      const materialId = await makeMaterial(admin, { stock: 10, cost: 20 })
      return by(admin, { params: { materialId }, body: { quantity: 3, reason: 'wilted' } })
    },
  },
  countMaterial: {
    prepare: async () => {
      const { admin } = get()
      const materialId = await makeMaterial(admin, { stock: 10, cost: 20 })
      return by(admin, { params: { materialId }, body: { expected: 10, counted: 12 } })
    },
  },
})
