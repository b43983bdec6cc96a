import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldSentence } from './field-words.ts'

type Issue = { message: string; params?: { min?: number; max?: number } }

/** Issues of a contract schema carry keys; forms show sentences. Everything else is the library's resolver. */
export const contractResolver = <Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
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
        return { issues }
      },
    },
  }
  return standardSchemaResolver(speaking as typeof schema)
}
