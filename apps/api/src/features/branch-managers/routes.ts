import { readBytes } from '@warda/contract/wire/file'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentManager } from '../branches/index.ts'
import { createPictureAddresses } from '../files/index.ts'
import { addManager } from './add-manager.ts'
import { deleteManager } from './delete-manager.ts'
import { getManagers } from './get-managers.ts'

export const branchManagerRoutes: Pick<Handlers, 'getManagers' | 'addManager' | 'deleteManager'> = {
  async getManagers({ context, actor, params }) {
    const managers = await getManagers(context, actor, params.clientId)
    if (!managers.ok) return managers
    const toPictureUrl = createPictureAddresses(context, actor, 'managerIdentity')
    return ok({ data: managers.value.map((manager) => presentManager(manager, toPictureUrl)) })
  },
  async addManager({ context, actor, params, body, language, t }) {
    const form = { ...body, imageIdentity: readBytes(body.imageIdentity) }
    const added = await addManager(context, { actor, branchId: params.branchId, form, language })
    if (!added.ok) return added
    const toPictureUrl = createPictureAddresses(context, actor, 'managerIdentity')
    return ok({ message: t('clients_api_manager_added'), data: presentManager(added.value, toPictureUrl) })
  },
  async deleteManager({ context, actor, params, t }) {
    const result = await deleteManager(context, { actor, ...params })
    return result.ok ? ok({ message: t('clients_api_manager_deleted') }) : result
  },
}
