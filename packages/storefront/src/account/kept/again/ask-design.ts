import type { KeptEntry } from '@millrun/commerce/account/kept-work'
import type { Design } from '@millrun/stair/design/design'
import { UNREACHED, type Outcome } from '@millrun/ui/asking/outcome'
import { openKept } from '../ask-kept.ts'
import { againChunk } from './again-chunk.ts'
import { stairChunk } from './stair-chunk.ts'

/** A kept design, read as the designer reads it, once everything is there that reckons and shows it. */
export async function askDesign({ id }: KeptEntry): Promise<Outcome<Design>> {
  const [outcome, stair] = await Promise.all([openKept(id), fetched()])
  if (!outcome.ok) return outcome
  if (stair === undefined) return { ok: false, fault: UNREACHED }
  const read = stair.readDesignLink(outcome.data.content)
  if (read.ok) return { ok: true, data: read.design }
  const sentence = `We cannot read this design any more. ${read.problem} What you keep stays as it is.`
  return { ok: false, fault: { sentence } }
}

async function fetched() {
  try {
    const [stair] = await Promise.all([stairChunk.load(), againChunk.load()])
    return stair
  } catch {
    // No way to the shop just now; the next press asks again.
    return undefined
  }
}
