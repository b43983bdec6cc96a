/** The path of a program that `npm run test:browsers` has found. */
export function getInstalledProgram(variable: string): string {
  const path = process.env[variable]
  if (!path) throw new Error('Start these tests with: npm run test:browsers')
  return path
}
