import { readBytes } from '@warda/contract/wire/file'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentManager } from '../branches/index.ts'
import { addManager } from './add-manager.ts'
import { deleteManager } from './delete-manager.ts'
import { getManagers } from './get-managers.ts'

export const branchManagerRoutes: Pick<Handlers, 'getManagers' | 'addManager' | 'deleteManager'> = {
  async getManagers({ context, actor, params }) {
    const found = await getManagers(context, actor, params.clientId)
    return found.ok ? ok({ data: found.value.map(presentManager) }) : found
  },
  async addManager({ context, actor, params, body, language, t }) {
    const form = { ...body, imageIdentity: readBytes(body.imageIdentity) }
    const added = await addManager(context, { actor, branchId: params.branchId, form, language })
    return added.ok ? ok({ message: t('clients_api_manager_added'), data: presentManager(added.value) }) : added
  },
  async deleteManager({ context, actor, params, t }) {
    const result = await deleteManager(context, { actor, ...params })
    return result.ok ? ok({ message: t('clients_api_manager_deleted') }) : result
  },
}
