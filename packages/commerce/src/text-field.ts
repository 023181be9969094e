/** What stands under a field that holds more than it may. */
export function tooLong(max: number): string {
  return `Please use at most ${max} characters`
}

/** A text as it stands in one line: line breaks, tabs and what cannot be seen are blanks, one at a time, none at the ends. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
}
