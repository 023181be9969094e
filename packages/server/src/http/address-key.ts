import { isIPv6 } from 'node:net'

/**
 * By what callers are counted: an address, or of version 6 the network (its first 64 bits), because
 * one customer has a whole network of those.
 */
export function addressKey(ip: string): string {
  const asVersion4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (asVersion4 !== undefined || !isIPv6(ip)) return asVersion4 ?? ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const after = tail?.split(':').filter((group) => group !== '') ?? []
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0')
  return [...groups, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4).join(':')
}
