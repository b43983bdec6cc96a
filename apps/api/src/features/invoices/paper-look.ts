import { DEFAULT_ACCENT } from '@warda/domain/identity/accent'
import type { Settings } from '../settings/index.ts'

/** What papers take from the identity of the shop. */
export type PaperLook = Pick<Settings['identity'], 'accent' | 'riyalSign'>

export const DEFAULT_LOOK: PaperLook = { accent: DEFAULT_ACCENT, riyalSign: true }
