const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])

/** Whether an error of the file system comes from a full or read-only disk. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(String(error.code))
