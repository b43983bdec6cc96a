import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldMessage } from './field-message.ts'

type Issue = { message: string; params?: { min?: number; max?: number } }

/** An error of a form: the field's name and the message key. */
export type FieldIssue = { field: string; key: string }

/** The last validation that began; never rejects. */
let previous: Promise<unknown> = Promise.resolve()

/** Runs validations one after the other: a form keeps the result that comes last, and a message that must be loaded delays one. */
function inOrder<Result>(validate: () => Promise<Result>): Promise<Result> {
  const result = previous.then(validate)
  previous = result.catch(() => undefined)
  return result
}

/**
 * Wraps the library's resolver and translates the message keys of the contract schema. `compare` reports errors
 * between two fields while other fields are still missing, which a schema cannot.
 */
export const contractResolver = <Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  compare: (values: Input) => FieldIssue[] = () => [],
): Resolver<Input, unknown, Output> => {
  const standard = schema['~standard']
  const translated = {
    '~standard': {
      ...standard,
      validate: (value: unknown) =>
        inOrder(async () => {
          const result = await standard.validate(value)
          if (result.issues === undefined) return result
          const issues = result.issues.map(async (issue) => ({
            ...issue,
            message: await fieldMessage(issue.message, (issue as Issue).params),
          }))
          const fieldIssues = compare(value as Input).map(async ({ field, key }) => ({
            path: [field],
            message: await fieldMessage(key),
          }))
          return { issues: await Promise.all([...issues, ...fieldIssues]) }
        }),
    },
  }
  return standardSchemaResolver(translated as typeof schema)
}
