import type { Site } from '@warda/contract/settings'
import { useRouteLoaderData } from 'react-router'

/** Name, place and look of the shop on every page (OPEN-01). */
export type Brand = Pick<Site['identity'], 'name' | 'city' | 'riyalSign' | 'iconVersion' | 'footerText'> & {
  /** The uploaded logo; `isWordmark` when it is wide enough to hold the name, which is then not written beside it. */
  logo: { src: string; ratio: number; isWordmark: boolean } | null
  /** The letter of the drawn mark; null for the rose. */
  initial: string | null
  /** Values of the colour tokens (`theme.css`) that differ from the default; null without an own accent. */
  colours: Record<`--${string}`, string> | null
}

/** Used when the root data is missing: neither name nor logo. */
const UNKNOWN = { name: '', city: '', riyalSign: true } as Brand

/** Empty when the root data is missing. */
export const useBrand = (): Brand => (useRouteLoaderData('root') as { brand?: Brand } | undefined)?.brand ?? UNKNOWN
