/** A line as the post office writes it: capitals, no accents, no punctuation but `#`, `-` and `/`. */
export function postalText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .toUpperCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^A-Z0-9#/-]+/g, ' ')
    .replaceAll(/\s*#\s*/g, ' # ')
    .trim()
}

/** The words of a line in that form. */
export function postalWords(text: string): readonly string[] {
  return postalText(text)
    .split(' ')
    .filter((word) => word !== '')
}
