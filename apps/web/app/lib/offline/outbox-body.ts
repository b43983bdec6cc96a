import type { CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { toFormData } from '../api/upload.ts'

/** Calls that are sent as multipart forms; the outbox stores their fields, since FormData cannot be stored. */
const FILE_CALLS: ReadonlySet<string> = new Set<RouteName>(['addProof'])

/** The input as `callApi` takes it: a call with a file becomes a form, any other stays unchanged. */
export const buildRequestInput = <N extends RouteName>(name: N, input: CallInput<N>): CallInput<N> =>
  FILE_CALLS.has(name) && 'body' in input
    ? { ...input, body: toFormData(input.body as Record<string, unknown>) }
    : input
