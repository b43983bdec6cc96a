import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { contractResolver, type FieldIssue } from './contract-resolver.ts'
import { type ContractForm, type FormOptions, useValidatedForm } from './use-validated-form.ts'

export type { ContractForm } from './use-validated-form.ts'

type Options<Input extends FieldValues, Output> = {
  schema: z.ZodMiniType<Output, Input>
  /** Errors between fields, also reported while other fields are missing. */
  compare?: (values: NoInfer<Input>) => FieldIssue[]
} & FormOptions<Input>

/** A form on a contract schema, validated on blur and change, with messages in the page's language. */
export const useContractForm = <Input extends FieldValues, Output>({
  schema,
  compare,
  ...options
}: Options<Input, Output>): ContractForm<Input, Output> =>
  useValidatedForm({ resolver: contractResolver<Input, Output>(schema, compare), ...options })
