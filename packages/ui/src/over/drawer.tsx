import { Dialog } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../first/icon.tsx'
import { toastRegion } from './show-toast.ts'

const BESIDE = {
  panel: 'inset-y-0 w-full max-sm:border-0 [@media(max-height:34rem)]:overflow-y-auto',
  header: 'min-h-16 gap-3 sm:mx-7 lg:min-h-21',
  title: 'title-part',
} as const

const SIDES = {
  left: { ...BESIDE, place: 'left-0 border-r starting:-translate-x-full sm:w-[400px]' },
  right: { ...BESIDE, place: 'right-0 border-l starting:translate-x-full sm:w-[460px]' },
  bottom: {
    panel: 'inset-x-0 bottom-0 mx-auto max-h-[88dvh] max-w-160',
    header: 'min-h-14 shrink-0',
    title: 'title-card',
    place: 'border-t starting:translate-y-full',
  },
} as const

interface DrawerProps {
  readonly side: keyof typeof SIDES
  readonly title: string
  /** Beside the title. */
  readonly badge?: ReactNode
  readonly onClose: () => void
  /** Where the focus goes when it has closed. */
  readonly returnFocus: () => void
  readonly children: ReactNode
  /** Stays at the foot; toasts show above it. */
  readonly footer?: ReactNode
}

/** A dialog that slides in from a side, or from below as a sheet: its title and its footer stay, the children have the height between. */
export function Drawer({
  side,
  title,
  badge,
  onClose,
  returnFocus,
  children,
  footer,
}: DrawerProps) {
  const look = SIDES[side]
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-ink/45" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
          }}
          className={`fixed z-50 flex flex-col border-ink bg-paper transition-transform duration-220 ease-out ${look.panel} ${look.place}`}
        >
          <header className={`mx-5 flex items-center border-b border-ink ${look.header}`}>
            <Dialog.Title className={look.title}>{title}</Dialog.Title>
            {badge}
            <Dialog.Close
              aria-label="Close"
              className="-mr-3 ml-auto grid size-11 cursor-pointer place-items-center"
            >
              <Icon name="close" />
            </Dialog.Close>
          </header>
          {children}
          <ToastPlace />
          {footer}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * Where toasts show while a dialog is open, so that the keyboard can reach them. Its transform makes
 * it the frame of what is fixed within: they stand on whatever follows it.
 */
function ToastPlace() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let bringBack: (() => void) | undefined
    const off = new AbortController()
    void hang(off.signal)
    return () => {
      off.abort()
      bringBack?.()
    }

    async function hang(signal: AbortSignal): Promise<void> {
      const { hangToastsIn } = await toastRegion.load()
      if (place.current !== null && !signal.aborted) bringBack = hangToastsIn(place.current)
    }
  }, [])
  return <div ref={place} className="translate-z-0" />
}
