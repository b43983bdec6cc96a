const LOCAL = /^http:\/\/localhost:\d+$/
const LOCAL_ADDRESSES = /http:\/\/localhost:\d+(?![\w.])/g

/**
 * Stored texts of a demo with the port in use: a shop on `localhost` may have run on another port when they were written. A shop with an
 * address of its own is left alone.
 */
export const withPortInUse = (text: string, publicUrl: string): string =>
  LOCAL.test(publicUrl) ? text.replace(LOCAL_ADDRESSES, publicUrl) : text

/** The address of the shop when the system has chosen its port (`PORT=0`). */
export const withChosenPort = (publicUrl: string, port: number): string => publicUrl.replace(/:0$/, `:${port}`)
