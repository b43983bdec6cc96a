import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * Rules of a form that are loaded with the first validation, so that a page shows its form without them. When they cannot be loaded, the
 * server alone validates.
 */
export const lateResolver =
  <Input extends FieldValues, Output>(
    load: () => Promise<Resolver<Input, unknown, Output>>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const resolve = await load().catch(() => null)
    return resolve === null ? { values: values as unknown as Output, errors: {} } : resolve(values, context, options)
  }
