import * as z from 'zod/mini'
import { numericId } from './amount.ts'

/** Paging of back office lists; at most 100 rows per page. */
export const pageQuery = { page: z.optional(numericId), pageSize: z.optional(numericId) }

/** `total` is exact up to 10,000; above it is 10,000 and `more` is true, because counting further is slow. */
export const paged = <T extends z.ZodMiniType>(row: T) =>
  z.object({ data: z.array(row), page: z.int(), pageCount: z.int(), total: z.int(), more: z.boolean() })
