import * as z from 'zod/mini'

/** The secret for the authenticator app, and the same as a QR code: a path of dark modules on a grid of `size` × `size`. */
export const enrolment = z.object({
  secret: z.string(),
  address: z.string(),
  qrCode: z.object({ size: z.int(), path: z.string() }),
})
