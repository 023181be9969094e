import { Dialog } from 'radix-ui'
import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { Photograph } from '../../pictures/photograph.tsx'

interface FullScreenViewerProps {
  readonly src: string
  readonly alt: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What opened it; it gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>
}

/** A picture on the whole screen. Any press on it or beside it closes it again, and so does Escape. */
export function FullScreenViewer({ isOpen, ...sheet }: FullScreenViewerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={sheet.onClose}>
      <Dialog.Portal>
        <Sheet {...sheet} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** As wide as the window at first, where that is not much more than was photographed. */
const SIZES = {
  whole: 'size-full object-contain',
  near: 'mx-auto aspect-4/5 w-[max(min(100vw,1500px),80dvh)] max-w-none object-contain',
  nearer: 'mx-auto aspect-4/5 w-[max(min(200vw,2400px),120dvh)] max-w-none object-contain',
} as const

type Size = keyof typeof SIZES

/** Larger than the window, to be scrolled, dragged or stroked; or the whole of it. */
function Sheet({ src, alt, onClose, opener }: Omit<FullScreenViewerProps, 'isOpen'>) {
  const [size, setSize] = useState<Size>('near')
  const sheet = useRef<HTMLDivElement>(null)
  const drag = useDragToScroll(sheet, size, onClose)
  return (
    <Dialog.Content
      ref={sheet}
      aria-describedby={undefined}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        opener.current?.focus()
      }}
      {...drag}
      className="fixed inset-0 z-50 animate-fade-in cursor-zoom-out overflow-auto overscroll-contain bg-paper"
    >
      <Dialog.Title className="sr-only">{alt}</Dialog.Title>
      <Dialog.Close
        aria-label="Close"
        className="fixed top-3 right-3 z-1 grid size-12 cursor-pointer place-items-center border border-ink bg-paper hover:bg-paper-2 lg:top-6 lg:right-6"
      >
        <Icon name="close" />
      </Dialog.Close>
      <Photograph src={src} alt={alt} sizes="1200px" wanted="soon" className={SIZES[size]} />
      <fieldset
        aria-label="Size of the picture"
        className="fixed bottom-3 left-1/2 flex -translate-x-1/2 border border-ink bg-paper lg:bottom-6"
      >
        <SizeButton name="Whole" isPicked={size === 'whole'} onPick={() => setSize('whole')} />
        <SizeButton name="Near" isPicked={size === 'near'} onPick={() => setSize('near')} />
        <SizeButton name="Nearer" isPicked={size === 'nearer'} onPick={() => setSize('nearer')} />
      </fieldset>
    </Dialog.Content>
  )
}

interface SizeButtonProps {
  readonly name: string
  readonly isPicked: boolean
  readonly onPick: () => void
}

function SizeButton({ name, isPicked, onPick }: SizeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={(event) => {
        // Any other press closes.
        event.stopPropagation()
        onPick()
      }}
      className="h-11 min-w-20 cursor-pointer px-4 text-[15px] font-medium -outline-offset-4 hover:bg-paper-2 aria-pressed:bg-iron aria-pressed:text-paper"
    >
      {name}
    </button>
  )
}

/** A press may shake by as many pixels. */
const SHAKE = 4

/**
 * Lets a mouse drag what is larger than its place, from its middle each time its size changes. A press
 * without a drag is told; fingers, wheel and keys scroll by themselves.
 */
function useDragToScroll(
  place: RefObject<HTMLElement | null>,
  size: string,
  onPress: () => void,
): Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onDragStart' | 'onClick'
> {
  const hasMoved = useRef(false)
  const from = useRef({ x: 0, y: 0 })

  useLayoutEffect(() => {
    const element = place.current
    element?.scrollTo(
      (element.scrollWidth - element.clientWidth) / 2,
      (element.scrollHeight - element.clientHeight) / 2,
    )
  }, [place, size])

  return {
    onPointerDown: ({ clientX, clientY }) => {
      hasMoved.current = false
      from.current = { x: clientX, y: clientY }
    },
    onPointerMove: ({ buttons, clientX, clientY, pointerType }) => {
      if (buttons !== 1 || pointerType !== 'mouse') return
      const { x, y } = from.current
      if (!hasMoved.current && Math.hypot(clientX - x, clientY - y) < SHAKE) return
      hasMoved.current = true
      place.current?.scrollBy(x - clientX, y - clientY)
      from.current = { x: clientX, y: clientY }
    },
    // The browser would carry the picture away instead.
    onDragStart: (event) => event.preventDefault(),
    onClick: () => {
      if (!hasMoved.current) onPress()
    },
  }
}
