import type { StandInAuthority } from '../../apps/api/src/demo/tax-authority/stand-in-authority.ts'

/** Starts the demo's stand-in for the tax authority; its certificates stay valid when the demo starts again. */
export async function startAuthority(seed: string): Promise<StandInAuthority> {
  // Imported only in demo mode.
  const { startStandInAuthority } = await import('../../apps/api/src/demo/tax-authority/stand-in-authority.ts')
  return startStandInAuthority({ seed })
}
