import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { ToastPlace } from './toast-place.tsx'

const SIDES = {
  left: 'left-0 border-r starting:-translate-x-full sm:w-[400px]',
  right: 'right-0 border-l starting:translate-x-full sm:w-[460px]',
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

/** A dialog that slides in from a side: its title and its footer stay, the children have the height between. */
export function Drawer({
  side,
  title,
  badge,
  onClose,
  returnFocus,
  children,
  footer,
}: DrawerProps) {
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
          className={`fixed inset-y-0 z-50 flex w-full flex-col border-ink bg-paper transition-transform duration-220 ease-out max-sm:border-0 [@media(max-height:34rem)]:overflow-y-auto ${SIDES[side]}`}
        >
          <header className="mx-5 flex min-h-16 items-center gap-3 border-b border-ink sm:mx-7 lg:min-h-21">
            <Dialog.Title className="title-part">{title}</Dialog.Title>
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
