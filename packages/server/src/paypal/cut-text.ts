/** The first characters of a text without control characters, as PayPal takes them; never half of one. */
export function cutText(text: string, length: number): string {
  return Array.from(text.replaceAll(/\p{Cc}/gu, ' '))
    .slice(0, length)
    .join('')
}
