import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { listOptions } from './list-options.ts'
import { saveOptions } from './save-options.ts'

export const productOptionRoutes: Pick<Handlers, 'productOptions' | 'saveProductOptions'> = {
  async productOptions({ context: { db } }) {
    const [colour, size, container, occasion] = await Promise.all([
      listOptions(db, 'colour'),
      listOptions(db, 'size'),
      listOptions(db, 'container'),
      listOptions(db, 'occasion'),
    ])
    return ok({ data: { colour, size, container, occasion } })
  },
  async saveProductOptions({ context, params, body, t }) {
    const saved = await saveOptions(context, params.kind, body)
    return saved.ok ? ok({ message: t('product_options_saved'), data: saved.value }) : saved
  },
}
