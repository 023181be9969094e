import { showToast } from '@millrun/ui/over/show-toast'
import { canShare, copyText, shareLink } from '@millrun/ui/share/share-link'
import { useState } from 'react'
import { longLinkNote } from './long-link.ts'

const SHARED_CART = 'Whoever opens it sees this list. Their cart changes only when they say so.'

interface Sharing {
  /** `what` says what who opens it sees. */
  readonly share: (title: string, link: string, what?: string) => Promise<void>
  /** The link that could not be handed out: it is to be shown, and copied by hand. */
  readonly byHand: string | undefined
}

/** Hands a link out by what the device has for that, or by a copy. */
export function useSharing(): Sharing {
  const [byHand, setByHand] = useState<string>()
  return {
    share: async (title, link, what = SHARED_CART) => {
      setByHand(undefined)
      if (canShare() && (await shareLink(title, link))) return
      if (await copyText(link)) {
        showToast({ title: 'Link copied', description: longLinkNote(link) ?? what })
      } else setByHand(link)
    },
    byHand,
  }
}
