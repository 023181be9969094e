/** A whole number from 0 to 2^32 − 1 that depends on the text alone (FNV-1a). */
export function idHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** A number from 0 up to, but not including, `limit` that stays the same for an id and a purpose. */
export function idDraw(id: string, purpose: string, limit: number): number {
  return idHash(`${purpose}:${id}`) % limit
}
