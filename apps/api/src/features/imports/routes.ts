import { bytesOf } from '@warda/contract/wire/file'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { productFilter } from '../products/index.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { presentImport } from './present.ts'
import { readImport } from './read-import.ts'
import { cancelImport, runImport } from './control-import.ts'

export const importRoutes: Pick<
  Handlers,
  'importProducts' | 'getImport' | 'runImport' | 'cancelImport' | 'exportProducts'
> = {
  async importProducts({ world, actor, body, say }) {
    const name = 'name' in body.file ? body.file.name : ''
    const read = await importProducts(world, { name, bytes: bytesOf(body.file), actorId: actor.userId })
    return read.ok ? ok({ data: presentImport(read.value, say) }) : read
  },
  async getImport({ world, params, say }) {
    const found = await readImport(world, params.importId)
    return found.ok ? ok({ data: presentImport(found.value, say) }) : found
  },
  async runImport({ world, params, say }) {
    const run = await runImport(world, params.importId)
    return run.ok ? ok({ data: presentImport(run.value, say) }) : run
  },
  async cancelImport({ world, params, say }) {
    const stopped = await cancelImport(world, params.importId)
    return stopped.ok ? ok({ data: presentImport(stopped.value, say) }) : stopped
  },
  async exportProducts({ world, query }) {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    return ok(new Response(exportProducts(world.db, productFilter(query)), { headers }))
  },
}
