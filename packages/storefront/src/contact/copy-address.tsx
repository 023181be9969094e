import { business } from '../business.ts'
import { showToast } from '../ui/show-toast.ts'

/** For those without a mail program: the mail address goes to the clipboard. */
export function CopyAddress() {
  return (
    <button type="button" className="more mt-3 cursor-pointer py-1" onClick={() => void copy()}>
      Copy address
    </button>
  )
}

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(business.email)
    showToast({ title: 'Address copied', description: business.email })
  } catch (error) {
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
    showToast({ title: 'Please copy it by hand', description: business.email })
  }
}
