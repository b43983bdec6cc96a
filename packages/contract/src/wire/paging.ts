import * as z from 'zod/mini'
import { numericId } from './amount.ts'

/** What a list call of the back office takes; at most 100 a page. */
export const pageQuery = { page: z.optional(numericId), pageSize: z.optional(numericId) }

/** What it answers. `total` is exact up to 10,000 and 10,000 above it (`more` says so): nobody pages further, and counting costs. */
export const paged = <T extends z.ZodMiniType>(row: T) =>
  z.object({ data: z.array(row), page: z.int(), pageCount: z.int(), total: z.int(), more: z.boolean() })
