const NAME_LENGTH = 40

/**
 * A person's name for a message to somebody else: letters, spaces, hyphens and apostrophes, so that it can carry neither a link nor a number
 * under the shop's name.
 */
export const toMessageName = (name: string): string =>
  [...name.replace(/[^\p{L}\p{M}'’-]+/gu, ' ').trim()].slice(0, NAME_LENGTH).join('').trim()
