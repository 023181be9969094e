/**
 * Writes the typed text in its form and keeps the caret behind the same digit. While something is
 * deleted at the end, nothing is added there (the slash of an expiry would come back for ever).
 */
export function rewriteInput(
  input: HTMLInputElement,
  write: (typed: string) => string,
  isDeleting: boolean,
): void {
  const caret = input.selectionStart ?? input.value.length
  const atEnd = caret === input.value.length
  const typedBefore = bareLength(input.value.slice(0, caret))
  const written = write(input.value)
  if (isDeleting && atEnd && written.startsWith(input.value)) return
  input.value = written
  const place = atEnd ? written.length : placeAfter(written, typedBefore)
  input.setSelectionRange(place, place)
}

function bareLength(text: string): number {
  return text.replace(/[\s/]/g, '').length
}

function placeAfter(written: string, characters: number): number {
  for (let place = 0; place <= written.length; place += 1) {
    if (bareLength(written.slice(0, place)) >= characters) return place
  }
  return written.length
}
