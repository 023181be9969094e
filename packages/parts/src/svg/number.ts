/** A number as SVG writes it, in as few characters as the decimals allow: `.5`, `-3`, `12.25`. */
export function svgNumber(value: number, decimals = 2): string {
  const steps = 10 ** decimals
  const text = String(Math.round(value * steps) / steps + 0)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}
