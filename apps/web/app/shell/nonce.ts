import { createContext } from 'react'

/** The nonce of this answer for inline scripts; empty in the browser, which hides it anyway. */
export const NonceContext = createContext('')
