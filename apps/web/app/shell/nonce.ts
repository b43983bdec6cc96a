import { createContext } from 'react'

/** The nonce of this response for inline scripts; empty in the browser. */
export const NonceContext = createContext('')
