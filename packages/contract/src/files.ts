import * as z from 'zod/mini'
import { endpoint, SIGNED_IN } from './endpoint.ts'
import { instant, uuid } from './wire/amount.ts'
import { readyResponse } from './wire/ready.ts'

export const fileEndpoints = {
  signFile: endpoint('signFile', {
    access: SIGNED_IN,
    summary: 'A short-lived address of a private picture, for the caller alone',
    params: z.object({ fileId: uuid }),
    answer: z.object({ url: z.string(), expiresAt: instant }),
    limits: [{ by: 'user', max: 600, seconds: 3600 }],
  }),
  getFile: endpoint('getFile', {
    access: SIGNED_IN,
    opensWithCookie: true,
    audited: true,
    summary: 'The picture itself; the address must be signed for the caller and alive, and each read is logged',
    params: z.object({
      fileId: uuid,
      signature: z.string().check(z.regex(/^[A-Za-z0-9_.-]{20,120}$/, 'invalid_id')),
    }),
    answer: readyResponse,
    limits: [{ by: 'user', max: 600, seconds: 3600 }],
  }),
}
