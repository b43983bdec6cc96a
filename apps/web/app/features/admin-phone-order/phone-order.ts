import type { ContractForm } from '../../lib/use-contract-form.ts'
import type { PhoneForm } from './phone-schema.ts'

/** A phone order as it is being filled in. */
export type PhoneOrder = ContractForm<PhoneForm, PhoneForm>

/** How a field is set by something that is no text box. */
export const put = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
