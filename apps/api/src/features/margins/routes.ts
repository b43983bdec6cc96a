import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentMargins } from './present.ts'
import { readMargins } from './read-margins.ts'

export const marginRoutes: Pick<Handlers, 'margins'> = {
  async margins({ context, query, language }) {
    const found = await readMargins(context, query)
    return found.ok ? ok(presentMargins(found.value, language)) : found
  },
}
