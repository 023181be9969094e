/** How long the name of a job may be, in characters. */
export const LONGEST_JOB_NAME = 80

/** What is no text, or turns the text around it: such a name may say something else than it shows. */
const NOT_PLAIN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** The name of a job as a stranger's link may carry it: one line of plain text; undefined for any other. */
export function plainJobName(text: string): string | undefined {
  const name = text.trim()
  return name === '' || name.length > LONGEST_JOB_NAME || NOT_PLAIN.test(name) ? undefined : name
}
