/** Environment variables by which the global setup passes the server to the test files. */
export const testServerVariable = 'WARDA_TEST_SERVER'
export const testTemplateVariable = 'WARDA_TEST_TEMPLATE'

/** The URL of the administrative database of the test server. */
export function testServerUrl(): string {
  return required(testServerVariable)
}

/** The name of the migrated template database on the test server. */
export function testTemplate(): string {
  return required(testTemplateVariable)
}

function required(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set: run this test through vitest, whose global setup starts the database.`)
  return value
}
