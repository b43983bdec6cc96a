import type { stockEndpoints } from '@warda/contract/stock'
import type * as z from 'zod/mini'
import type { StockMoveRow } from './queries.ts'

type Moves = z.output<(typeof stockEndpoints)['stockHistory']['answer']>

export const presentMove = ({ at, ...move }: StockMoveRow): Moves['data'][number] => ({ ...move, at: at.toISOString() })
