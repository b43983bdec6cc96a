import { hasPermission } from '@warda/domain/access/permissions'
import type { Language } from '@warda/domain/language'
import { ok } from '@warda/domain/result'
import type { Actor, Handlers } from '../../http/handler.ts'
import { presentPage } from '../../present-page.ts'
import { countMaterial, recordWaste, setBatchCost } from './change-stock.ts'
import { getMaterial, listMaterials, listMovements } from './list-materials.ts'
import { presentBatch, presentMaterial, presentMovement, type Viewer } from './present.ts'
import { createMaterial, updateMaterial } from './save-material.ts'

type Calls =
  | 'materials'
  | 'material'
  | 'materialMovements'
  | 'createMaterial'
  | 'updateMaterial'
  | 'recordWaste'
  | 'countMaterial'
  | 'setBatchCost'

const viewerOf = ({ actor, language }: { actor: Actor; language: Language }): Viewer => ({
  language,
  hasCosts: hasPermission(actor.permissions, 'purchasing'),
})

export const materialRoutes: Pick<Handlers, Calls> = {
  async materials(request) {
    const viewer = viewerOf(request)
    return ok(presentPage(await listMaterials(request.context, request.query), (row) => presentMaterial(row, viewer)))
  },
  async material(request) {
    const viewer = viewerOf(request)
    const found = await getMaterial(request.context, request.params.materialId)
    if (!found.ok) return found
    const { material, batches } = found.value
    return ok({ data: presentMaterial(material, viewer), batches: batches.map((row) => presentBatch(row, viewer)) })
  },
  async materialMovements(request) {
    const viewer = viewerOf(request)
    const found = await listMovements(request.context, request.params.materialId, request.query)
    return found.ok ? ok(presentPage(found.value, (row) => presentMovement(row, viewer))) : found
  },
  async createMaterial(request) {
    const { context, body, t } = request
    const saved = await createMaterial(context, body)
    return saved.ok
      ? ok({ message: t('materials_api_saved'), data: presentMaterial(saved.value, viewerOf(request)) })
      : saved
  },
  async updateMaterial(request) {
    const { context, params, body, t } = request
    const saved = await updateMaterial(context, params.materialId, body)
    return saved.ok
      ? ok({ message: t('materials_api_saved'), data: presentMaterial(saved.value, viewerOf(request)) })
      : saved
  },
  async recordWaste(request) {
    const { context, actor, params, body, requestId, t } = request
    const { note = '', ...waste } = body
    const changed = await recordWaste(context, { ...waste, ...params, note, actor, requestId })
    return changed.ok
      ? ok({ message: t('materials_api_waste'), data: presentMaterial(changed.value, viewerOf(request)) })
      : changed
  },
  async countMaterial(request) {
    const { context, actor, params, body, requestId, t } = request
    const { note = '', ...count } = body
    const changed = await countMaterial(context, { ...count, ...params, note, actor, requestId })
    return changed.ok
      ? ok({ message: t('materials_api_counted'), data: presentMaterial(changed.value, viewerOf(request)) })
      : changed
  },
  async setBatchCost(request) {
    const { context, params, body, t } = request
    const changed = await setBatchCost(context, { ...params, ...body })
    return changed.ok
      ? ok({ message: t('materials_api_cost'), data: presentMaterial(changed.value, viewerOf(request)) })
      : changed
  },
}
