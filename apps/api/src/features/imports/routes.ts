import { readBytes } from '@warda/contract/wire/file'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentPage } from '../../present-page.ts'
import { readProductFilter } from '../products/index.ts'
import { addImportPictures } from './add-import-pictures.ts'
import { cancelImport, runImport } from './control-import.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { createTemplate } from './import-template.ts'
import { presentImport, presentImportRow, presentSummary } from './present.ts'
import { readImport, readImportRows, readImports } from './read-import.ts'

type Names =
  | 'importProducts'
  | 'addImportPictures'
  | 'getImport'
  | 'importRows'
  | 'imports'
  | 'importTemplate'
  | 'runImport'
  | 'cancelImport'
  | 'exportProducts'

const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
})

export const importRoutes: Pick<Handlers, Names> = {
  async importProducts({ context, actor, body, language, t }) {
    const { file, stockMode, withoutPicture, categoryId = null } = body
    const name = 'name' in file ? file.name : ''
    const read = await importProducts(
      context,
      { name, bytes: readBytes(file), actorId: actor.userId },
      { stockMode, withoutPicture, categoryId },
    )
    return read.ok ? ok({ data: presentImport(read.value, t, language) }) : read
  },
  async addImportPictures({ context, params, body, language, t }) {
    const added = await addImportPictures(context, params.importId, readBytes(body.pictures))
    return added.ok ? ok({ data: presentImport(added.value, t, language) }) : added
  },
  async getImport({ context, params, language, t }) {
    const result = await readImport(context, params.importId)
    return result.ok ? ok({ data: presentImport(result.value, t, language) }) : result
  },
  async importRows({ context, params, query, language, t }) {
    const rows = await readImportRows(context, params.importId, query)
    return rows.ok ? ok(presentPage(rows.value, (row) => presentImportRow(row, t, language))) : rows
  },
  imports: async ({ context, query }) => ok(presentPage(await readImports(context, query), presentSummary)),
  async importTemplate({ context, query }) {
    const { type = 'csv' } = query
    const template = await createTemplate(context.db, type)
    const headers = fileHeaders(template.type, `products-template.${type}`)
    return ok(new Response(template.bytes as BodyInit, { headers }))
  },
  async runImport({ context, params, body, language, t }) {
    const run = await runImport(context, params.importId, body.addAgain ?? false)
    return run.ok ? ok({ data: presentImport(run.value, t, language) }) : run
  },
  async cancelImport({ context, params, language, t }) {
    const stopped = await cancelImport(context, params.importId)
    return stopped.ok ? ok({ data: presentImport(stopped.value, t, language) }) : stopped
  },
  async exportProducts({ context, query }) {
    const headers = fileHeaders('text/csv; charset=utf-8', 'products.csv')
    return ok(new Response(exportProducts(context.db, await readProductFilter(context, query)), { headers }))
  },
}
