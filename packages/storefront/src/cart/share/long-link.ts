import { withCommas } from '@millrun/commerce/with-commas'

/** What mail programs and chats are known to take as one address. */
const LONGEST_SAFE = 2048

/** What is to be said of a link that may not arrive whole; undefined of any other. */
export function longLinkNote(address: string): string | undefined {
  if (address.length <= LONGEST_SAFE) return undefined
  const length = withCommas(address.length)
  return `This link has ${length} characters: some mail programs break so long an address.`
}
