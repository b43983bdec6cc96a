import { bytesOf } from '@warda/contract/wire/file'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentManager } from '../branches/index.ts'
import { addManager } from './add-manager.ts'
import { deleteManager } from './delete-manager.ts'
import { getManagers } from './get-managers.ts'

export const managerRoutes: Pick<Handlers, 'getManagers' | 'addManager' | 'deleteManager'> = {
  async getManagers({ world, actor, params }) {
    const found = await getManagers(world, actor, params.clientId)
    return found.ok ? ok({ data: found.value.map(presentManager) }) : found
  },
  async addManager({ world, actor, params, body, language, say }) {
    const form = { ...body, imageIdentity: bytesOf(body.imageIdentity) }
    const added = await addManager(world, { actor, branchId: params.branchId, form, language })
    return added.ok ? ok({ message: say('clients_api_manager_added'), data: presentManager(added.value) }) : added
  },
  async deleteManager({ world, actor, params, say }) {
    const done = await deleteManager(world, { actor, ...params })
    return done.ok ? ok({ message: say('clients_api_manager_deleted') }) : done
  },
}
