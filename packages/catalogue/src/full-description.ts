/** A description shorter than this says too little to stand alone. */
export const SHORTEST_DESCRIPTION = 50

/**
 * The description as written, or, where it is under 50 characters, one made from the title and the
 * features: `Plain Square Bar. 1/2" square, 44" long; hollow core.`
 */
export function fullDescription(
  written: string,
  title: string,
  features: readonly string[],
): string {
  if (written.length >= SHORTEST_DESCRIPTION) return written
  const facts = features.map((feature, index) => (index === 0 ? feature : lowerFirst(feature)))
  const opening = written === '' ? `${title}.` : written
  return `${opening} ${facts.join('; ')}.`
}

/** A sentence as it goes on behind a comma or a semicolon. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
