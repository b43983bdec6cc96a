import type { CallInput } from '@warda/contract/call'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { MATERIALS, PARTS, SUPPLIERS } from './content/materials.ts'
import { insertMaterials, insertRecipes, insertSupplier } from './material-seed-queries.ts'
import type { DemoContext } from './order-steps.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

type Lines = CallInput<'receiveMaterials'>['body']['lines']

/**
 * Creates suppliers, materials, recipes of all bouquets, two deliveries before `now` (ms since the epoch), yesterday's waste, and an open order to
 * a supplier. A batch of tulips and one of daisies are near their use-by dates.
 */
export async function seedMaterials({ trx, api, people }: DemoContext, now: number): Promise<void> {
  const supplierIds = new Map<string, number>()
  for (const [key, supplier] of Object.entries(SUPPLIERS)) supplierIds.set(key, await insertSupplier(trx, supplier))
  const ids = await insertMaterials(trx, MATERIALS, supplierIds)
  await insertRecipes(trx, ids, PARTS)
  const idOf = (of: string): number => ids.get(of) ?? 0
  const today = riyadhDate(now)
  const receive = (lines: Lines) => api.call(people.huda, 'receiveMaterials', { body: { lines } })
  const waste = (of: string, quantity: number, reason: string, note: string) =>
    api.call(people.huda, 'recordWaste', { params: { materialId: idOf(of) }, body: { quantity, reason, note } })
  api.setTime(now - 2 * DAY_MS)
  await receive(
    MATERIALS.map(({ of, packSize, packs, price }) => ({
      materialId: idOf(of),
      quantity: packSize * packs,
      cost: price * packs,
    })),
  )
  api.setTime(now - DAY_MS - 2 * HOUR_MS)
  await receive([
    { materialId: idOf('tulip'), quantity: 40, cost: 104, code: 'NL-2207', useBy: addDays(today, 1) },
    { materialId: idOf('daisy'), quantity: 20, cost: 28, code: 'T-118', useBy: today },
  ])
  api.setTime(now - DAY_MS)
  await waste('tulip', 6, 'wilted', 'ثلاجة العرض كانت دافئة')
  await waste('garden rose', 4, 'broken', '')
  await waste('lily', 2, 'sample', 'عيّنة لفندق النخيل')
  await waste('ribbon', 250, 'countDifference', '')
  api.setTime(now - 3 * HOUR_MS)
  await api.call(people.huda, 'createSupplierOrder', {
    body: {
      supplierId: supplierIds.get('taif') ?? 0,
      expectedOn: addDays(today, 1),
      lines: [
        { materialId: idOf('garden rose'), quantity: 100 },
        { materialId: idOf('eucalyptus'), quantity: 40 },
      ],
    },
  })
}
