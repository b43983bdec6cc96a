import * as z from 'zod/mini'

/** A response other than JSON, such as a file or a stream, created by the handler. */
export const readyResponse = z.custom<Response>((value) => value instanceof Response)
