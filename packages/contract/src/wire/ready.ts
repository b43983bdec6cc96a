import * as z from 'zod/mini'

/** The answer of a call that is no JSON: a file or a stream, which the handler answers ready-made. */
export const readyResponse = z.custom<Response>((value) => value instanceof Response)
