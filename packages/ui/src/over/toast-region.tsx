import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { Icon } from '../first/icon.tsx'
import type { ShopToast } from './show-toast.ts'

const PLAIN_MS = 4000
const DESTRUCTIVE_MS = 8000
const ACTION_MS = 10_000

const host = document.createElement('div')
document.body.append(host)
/** Where the toasts hang: a root of their own, which outlives every page and dialog. */
export const toastRoot = createRoot(host)
// Sonner forgets what is shown before its region stands.
flushSync(() => toastRoot.render(<Toaster customAriaLabel="Notifications" gap={12} />))

/**
 * Brings the region into an open modal dialog, outside of which neither the keyboard nor a screen
 * reader could get to it. Returns how to bring it back.
 */
export function hangToastsIn(dialog: HTMLElement): () => void {
  dialog.append(host)
  return () => document.body.append(host)
}

/** What the toasts that can be withdrawn are about, by their ids. */
const topics = new Map<string | number, ShopToast['topic']>()

/** Shows one toast. */
export function presentToast(toast: ShopToast): void {
  const shown = sonner.custom(
    (id) => <ToastCard toast={toast} dismiss={() => sonner.dismiss(id)} />,
    {
      duration: durationMs(toast),
      className: 'w-full sm:w-[356px]',
    },
  )
  if (toast.topic !== undefined) topics.set(shown, toast.topic)
}

/** Takes away what is shown about a topic. */
export function dismissToasts(topic: ShopToast['topic']): void {
  for (const [id, about] of topics) {
    if (about !== topic) continue
    sonner.dismiss(id)
    topics.delete(id)
  }
}

function durationMs({ action, tone }: ShopToast): number {
  if (action !== undefined) return ACTION_MS
  return tone === 'destructive' ? DESTRUCTIVE_MS : PLAIN_MS
}

function ToastCard({ toast, dismiss }: { toast: ShopToast; dismiss: () => void }) {
  const { title, description, tone, action } = toast
  const isDestructive = tone === 'destructive'
  const rule = isDestructive ? 'border-l-4 border-l-wrong' : ''
  return (
    <div
      className={`flex items-start gap-4 border border-ink bg-field py-3.5 pr-2 pl-4 font-sans text-[15px] leading-snug text-ink ${rule}`}
    >
      <div role={isDestructive ? 'alert' : undefined} className="min-w-0 grow py-1">
        <p className="font-semibold">{title}</p>
        {description !== undefined && <p className="mt-0.5 text-ink-2">{description}</p>}
      </div>
      {action !== undefined && (
        <button
          type="button"
          className="min-h-8 shrink-0 cursor-pointer border border-ink px-3 font-medium hover:bg-paper-2"
          onClick={() => {
            dismiss()
            action.onClick()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close notification"
        className="grid size-8 shrink-0 cursor-pointer place-items-center text-ink-2 hover:text-ink"
        onClick={dismiss}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
