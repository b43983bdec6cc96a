type NameRule = { message: string; broken: (file: string) => boolean }

const getFileName = (file: string) => file.split('/').at(-1) ?? ''

export const nameRules: NameRule[] = [
  {
    message: 'name it after what it holds, not utils, helpers, common, misc or types.ts',
    broken: (file) =>
      file.split('/').some((part) => /^(utils?|helpers?|common|misc)(\.\w+)?$/.test(part)) ||
      /^types\.tsx?$/.test(getFileName(file)),
  },
  {
    message: 'file names are kebab-case',
    broken: (file) => /\.tsx?$/.test(file) && /[A-Z]/.test(getFileName(file)),
  },
  {
    message: 'only a feature of the API has an index.ts',
    broken: (file) => getFileName(file) === 'index.ts' && !/^apps\/api\/src\/features\/[^/]+\/index\.ts$/.test(file),
  },
]
