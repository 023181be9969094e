export type ErrorHandler = (error: Error) => void

/** Whatever was thrown, as an error; an error stays itself. */
export function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
