import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldSentence } from './field-message.ts'

type Issue = { message: string; params?: { min?: number; max?: number } }

/** One thing to say about a form: the field's name and the key of its sentence. */
export type Remark = { field: string; key: string }

/**
 * Issues of a contract schema carry keys; forms show sentences. Everything else is the library's resolver.
 * A schema says nothing about two fields together while another one is missing; `compare` says it at once.
 */
export const contractResolver = <Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  compare: (values: Input) => Remark[] = () => [],
): Resolver<Input, unknown, Output> => {
  const standard = schema['~standard']
  const speaking = {
    '~standard': {
      ...standard,
      validate: async (value: unknown) => {
        const result = await standard.validate(value)
        if (result.issues === undefined) return result
        const issues = result.issues.map((issue) => ({
          ...issue,
          message: fieldSentence(issue.message, (issue as Issue).params),
        }))
        const remarks = compare(value as Input).map(({ field, key }) => ({
          path: [field],
          message: fieldSentence(key),
        }))
        return { issues: [...issues, ...remarks] }
      },
    },
  }
  return standardSchemaResolver(speaking as typeof schema)
}
