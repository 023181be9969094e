import { formatDollars } from '@millrun/commerce/dollars'
import type { PartsLine, PartsList } from '@millrun/stair/parts-list/parts-list'

/** Mail programs cut off addresses of about 2,000 letters; a draft is one, with `%20` for every space. */
const LONGEST = 1800

export interface Draft {
  readonly subject: string
  readonly body: string
}

/** A mail that asks for a quote, with the link to the design and as much of its list as fits. */
export function quoteDraft(
  name: string,
  { lines, totalCents }: Pick<PartsList, 'lines' | 'totalCents'>,
  address: string,
): Draft {
  const subject = `Quote for a stair: ${name}`
  const draftOf = (shown: number): Draft => ({
    subject,
    body: [
      'Hello,',
      '',
      'please send me a quote for this stair:',
      address,
      '',
      ...lines.slice(0, shown).map(lineText),
      ...leftOutText(lines.length - shown),
      `Total of the list: ${formatDollars(totalCents)}`,
      '',
      'My address and telephone number:',
      '',
    ].join('\n'),
  })
  let shown = lines.length
  while (shown > 0 && lengthOf(draftOf(shown)) > LONGEST) shown -= 1
  return draftOf(shown)
}

function lineText({ line, quantity, totalCents }: PartsLine): string {
  return `${quantity} x ${line.title}, ${formatDollars(totalCents)}`
}

function leftOutText(count: number): readonly string[] {
  if (count === 0) return []
  return [
    count === 1
      ? 'And one line more: the link has all of it.'
      : `And ${count} lines more: the link has all of them.`,
  ]
}

/** As it stands in an address, where a line ends in two signs. */
function lengthOf({ subject, body }: Draft): number {
  return (
    encodeURIComponent(subject).length + encodeURIComponent(body.replaceAll('\n', '\r\n')).length
  )
}
