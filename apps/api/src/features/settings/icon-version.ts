import { createHash } from 'node:crypto'
import type { ShopIdentity } from './settings.ts'

/** Changes when the icons of the shop change; part of their addresses. */
export const getIconVersion = ({ name, accent, mark, icon }: ShopIdentity): string =>
  createHash('sha256')
    .update(JSON.stringify([name, accent, mark, icon?.key]))
    .digest('hex')
    .slice(0, 8)
