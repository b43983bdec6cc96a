import { DEFAULT_ACCENT } from '@warda/domain/identity/accent'
import type { Settings } from '../settings/index.ts'

/** What PDF documents take from the identity of the shop. */
export type DocumentStyle = Pick<Settings['identity'], 'accent' | 'riyalSign'>

export const DEFAULT_STYLE: DocumentStyle = { accent: DEFAULT_ACCENT, riyalSign: true }
