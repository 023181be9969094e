/** What stands under a field that holds more than it may. */
export function tooLong(max: number): string {
  return `Please use at most ${max} characters`
}

/**
 * A text as it stands in one line: line breaks, tabs and control characters are blanks, one at a time, none at the ends.
 * What cannot be seen is left out: it comes along when a number is pasted, and some of it turns the text around it.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
}
