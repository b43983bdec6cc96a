const LOCAL = /^http:\/\/localhost:\d+$/
const LOCAL_ADDRESSES = /http:\/\/localhost:\d+(?![\w.])/g

/**
 * Replaces the port of `localhost` URLs in stored texts by the current one, because the demo may have run on another port when they were
 * written. Other hosts stay unchanged.
 */
export const withPortInUse = (text: string, publicUrl: string): string =>
  LOCAL.test(publicUrl) ? text.replace(LOCAL_ADDRESSES, publicUrl) : text

/** The address of the shop when the system has chosen its port (`PORT=0`). */
export const withChosenPort = (publicUrl: string, port: number): string => publicUrl.replace(/:0$/, `:${port}`)
