import type { TaxUnit } from '@warda/contract/tax-units'
import { m } from '@warda/i18n/messages'

/** The name of one of the authority's systems. */
export function environmentName(environment: TaxUnit['environment']): string {
  const names = {
    sandbox: m.tax_environment_sandbox(),
    simulation: m.tax_environment_simulation(),
    production: m.tax_environment_production(),
  }
  return names[environment]
}
