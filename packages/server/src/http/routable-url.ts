/** No file of the shop has a longer path: what is longer names nothing, and its beginning neither. */
const LONGEST_PATH = 1000

/**
 * The address of a request as the routes know it: without the origin that a proxy may send with it, and
 * with every percent sign that encodes nothing taken as it stands. A path without end is cut: the
 * router's work grows with the square of the signs in it.
 */
export function routableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const local = cut(url.startsWith('/') ? url : withoutOrigin(url))
  return local.includes('%') && !isDecodable(local) ? local.replaceAll('%', '%25') : local
}

function cut(url: string): string {
  if (url.length <= LONGEST_PATH) return url
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  return `${path.slice(0, LONGEST_PATH)}${url.slice(path.length)}`
}

function withoutOrigin(url: string): string {
  const absolute = /^https?:/i.test(url) ? URL.parse(url) : null
  return absolute === null ? url : `${absolute.pathname}${absolute.search}`
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
