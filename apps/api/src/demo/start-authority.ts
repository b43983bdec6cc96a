import {
  type StandInAuthority,
  type StandInOptions,
  startStandInAuthority,
} from '../testing/tax-authority/stand-in-authority.ts'

/** Starts the demo's stand-in for the tax authority; with the same seed its certificates stay valid when it starts again. */
export const startDemoAuthority = (
  seed: string,
  options: Pick<StandInOptions, 'checkXml'> = {},
): Promise<StandInAuthority> => startStandInAuthority({ ...options, seed })
