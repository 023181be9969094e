/** Whatever the typefaces of every PDF reader lack: they know the letters of Western Europe. */
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** Text as those typefaces can show it, with a question mark for every sign that they lack. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNKNOWN, '?')
}
