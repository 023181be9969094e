import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Photograph } from '../../ui/photograph.tsx'

interface FullScreenViewerProps {
  readonly src: string
  readonly alt: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What opened it; it gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>
}

/** A picture on the whole screen. Any press closes it again, and so does Escape. */
export function FullScreenViewer({ src, alt, isOpen, onClose, opener }: FullScreenViewerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onClick={onClose}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
          className="fixed inset-0 z-50 cursor-zoom-out animate-fade-in bg-paper lg:p-8"
        >
          <Dialog.Title className="sr-only">{alt}</Dialog.Title>
          <Photograph
            src={src}
            alt={alt}
            sizes="1200px"
            wanted="soon"
            className="size-full object-contain"
          />
          <Dialog.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-12 cursor-pointer place-items-center border border-ink bg-paper hover:bg-paper-2 lg:top-6 lg:right-6"
          >
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
