/**
 * The address of a request as the routes know it: without the origin that a proxy may send with it, and
 * with every percent sign that encodes nothing taken as it stands.
 */
export function routableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const local = url.startsWith('/') ? url : withoutOrigin(url)
  return local.includes('%') && !isDecodable(local) ? local.replaceAll('%', '%25') : local
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
