/** 128 bits by lot, in 32 letters; `crypto.randomUUID` is missing where the shop is opened over plain http. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
