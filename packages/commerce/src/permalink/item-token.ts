const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MARK = '~'
const CONTROL = /\p{Cc}/u

/** An id as it stands in an address. An id of ours never begins as a coded one does; if one did, it would not be taken for it. */
export function writtenToken(id: string): string {
  const token = encodeURIComponent(id)
  return token.startsWith(MARK) ? `%7E${token.slice(1)}` : token
}

/**
 * The id that a token of an address names: as it stands, percent-encoded, or `~` with the unpadded base64url of its
 * UTF-8. Undefined for what is none of them, or has control characters in it.
 */
export function readToken(token: string): string | undefined {
  const escaped = token.startsWith(MARK) ? escapedBytes(token.slice(1)) : token
  const id = escaped === undefined ? undefined : unescaped(escaped)
  return id === undefined || id === '' || CONTROL.test(id) ? undefined : id
}

/** Bytes in base64url as `%6D%2D`; undefined for any but the one way of writing them. */
function escapedBytes(code: string): string | undefined {
  let bytes = ''
  let bits = 0
  let count = 0
  for (const sign of code) {
    const value = ALPHABET.indexOf(sign)
    if (value === -1) return undefined
    bits = (bits << 6) | value
    count += 6
    if (count < 8) continue
    count -= 8
    bytes += `%${(bits >> count).toString(16).padStart(2, '0')}`
    bits &= (1 << count) - 1
  }
  // A whole sign, or bits that say something, left over: no bytes are written so.
  return count < 6 && bits === 0 ? bytes : undefined
}

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
