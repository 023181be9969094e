import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { DONE } from '@millrun/ui/asking/outcome'
import { copyText } from '@millrun/ui/share/share-link'

const BY_HAND = 'The browser does not let it be copied; please mark it by hand.'

/** Copies a link that stands beside it. */
export function CopyLink({ link }: { link: string }) {
  return (
    <PressedButton
      look="tool"
      action="Copy the Link"
      doing="Copying…"
      done="It is copied."
      press={async () =>
        (await copyText(link)) ? DONE : { ok: false, fault: { sentence: BY_HAND } }
      }
    />
  )
}
