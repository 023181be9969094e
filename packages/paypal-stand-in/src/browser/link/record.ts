/** A message of another window can be anything; this is the first question to ask of it. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The text under this key, or an empty one. */
export function textIn(value: unknown, key: string): string {
  const found = isRecord(value) ? value[key] : undefined
  return typeof found === 'string' ? found : ''
}

/** Whether the value under this key is exactly `true`. */
export function flagIn(value: unknown, key: string): boolean {
  return isRecord(value) && value[key] === true
}
