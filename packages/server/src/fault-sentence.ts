/** What went wrong, with its cause, in the words of whoever threw it; without the place in the code. */
export function faultSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const text = error.message === '' && 'code' in error ? String(error.code) : error.message
  return error.cause === undefined ? text : `${text} ${faultSentence(error.cause)}`
}
