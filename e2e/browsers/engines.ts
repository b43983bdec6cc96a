import { openFirefox } from './firefox.ts'
import type { Tab, TabOptions } from './tab.ts'
import { openWebKit } from './webkit.ts'

export type EngineName = 'Firefox' | 'WebKit'

/** Opens a new browser of the engine with its own profile. */
export const openTab = (engine: EngineName, options: TabOptions): Promise<Tab> =>
  engine === 'Firefox' ? openFirefox(options) : openWebKit(options)
