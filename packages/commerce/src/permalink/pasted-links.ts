import { blanked } from '../quick-order/named-item.ts'
import { textLines } from '../quick-order/pasted-rows.ts'
import type { ReadPermalink } from './permalink.ts'
import { readPermalink } from './read-permalink.ts'

/** The address of a list within a pasted text. */
export interface PastedLink {
  /** Which line of the text it stands on, the first being 0. */
  readonly at: number
  /** As it is written there. */
  readonly text: string
  readonly read: ReadPermalink
}

/** Where the list begins in an address, whether it stands in its path or behind the #. */
const BEGIN = /\/buy[/#]/
const WORD = /\S+/g
/** What stands around an address in a sentence or a mail. */
const AROUND = new Set('.,;:!?"\'”’>)]')

/** The addresses of lists in a pasted text, and what is left of it without them, line by line as it was. */
export function pastedLinks(text: string): {
  readonly links: readonly PastedLink[]
  readonly rest: string
} {
  const links: PastedLink[] = []
  const rest = textLines(text).map((line, at) => {
    let left = line
    for (const { 0: word, index } of line.matchAll(WORD)) {
      const begin = BEGIN.exec(word)
      if (begin === null) continue
      const list = withoutEnd(word.slice(begin.index + begin[0].length))
      links.push({ at, text: word, read: readPermalink(list) })
      left = blanked(left, index, index + word.length)
    }
    return left
  })
  return { links, rest: rest.join('\n') }
}

function withoutEnd(list: string): string {
  let end = list.length
  while (AROUND.has(list.charAt(end - 1))) end -= 1
  return list.slice(0, end)
}
