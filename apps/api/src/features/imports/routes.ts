import { readBytes } from '@warda/contract/wire/file'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { readProductFilter } from '../products/index.ts'
import { cancelImport, runImport } from './control-import.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { presentImport } from './present.ts'
import { readImport } from './read-import.ts'

export const importRoutes: Pick<
  Handlers,
  'importProducts' | 'getImport' | 'runImport' | 'cancelImport' | 'exportProducts'
> = {
  async importProducts({ context, actor, body, t }) {
    const name = 'name' in body.file ? body.file.name : ''
    const read = await importProducts(context, { name, bytes: readBytes(body.file), actorId: actor.userId })
    return read.ok ? ok({ data: presentImport(read.value, t) }) : read
  },
  async getImport({ context, params, t }) {
    const result = await readImport(context, params.importId)
    return result.ok ? ok({ data: presentImport(result.value, t) }) : result
  },
  async runImport({ context, params, t }) {
    const run = await runImport(context, params.importId)
    return run.ok ? ok({ data: presentImport(run.value, t) }) : run
  },
  async cancelImport({ context, params, t }) {
    const stopped = await cancelImport(context, params.importId)
    return stopped.ok ? ok({ data: presentImport(stopped.value, t) }) : stopped
  },
  async exportProducts({ context, query }) {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    return ok(new Response(exportProducts(context.db, await readProductFilter(context, query)), { headers }))
  },
}
