import type { CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { formOf } from '../api/upload.ts'

/** Calls that go as a form with a file; the device keeps their fields apart, for a form itself cannot be kept. */
const FILE_CALLS: ReadonlySet<string> = new Set<RouteName>(['addProof'])

/** What `callApi` sends of an input: a call with pictures becomes a form, everything else stays as it is. */
export const buildRequestInput = <N extends RouteName>(name: N, input: CallInput<N>): CallInput<N> =>
  FILE_CALLS.has(name) && 'body' in input ? { ...input, body: formOf(input.body as Record<string, unknown>) } : input
