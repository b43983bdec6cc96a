const setter = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set

/** Sets the value of an input and reports it, so that React's `onChange` runs as if it had been typed. */
export function enterValue(input: HTMLInputElement | null, value: string): void {
  if (!input) return
  setter?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
