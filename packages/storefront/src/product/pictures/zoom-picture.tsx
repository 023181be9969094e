import { useRef, useState, type PointerEvent } from 'react'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { Photograph } from '../../pictures/photograph.tsx'
import { seenSizes } from '../../pictures/seen-sizes.ts'
import { MAIN_SIZES } from './main-picture.ts'
import { viewerChunk } from './viewer-chunk.ts'

const ZOOM = 1.5
const ZOOMED_SIZES = '1200px'

interface ZoomPictureProps {
  readonly src: string
  readonly alt: string
  /** Where it lies in a frame wider than itself: what runs out at the side touches the edge. */
  readonly side?: keyof typeof LIES
  /** Until then nothing is fetched for it that the visitor has seen elsewhere. */
  readonly isPainted: boolean
}

const LIES = { middle: '', left: 'object-left', right: 'object-right' } as const

/** The large picture: a mouse over it zooms, a press shows it on the whole screen. */
export function ZoomPicture({ src, alt, side = 'middle', isPainted }: ZoomPictureProps) {
  const [viewer, setViewer] = useState<Awaited<ReturnType<typeof viewerChunk.load>>>()

  const [isOpen, setOpen] = useState(false)
  const [isNear, setNear] = useState(false)
  const [seen] = useState(() => (isPainted ? undefined : seenSizes(src)))
  const sizes = isPainted ? undefined : seen
  const button = useRef<HTMLButtonElement>(null)

  function approach(): void {
    setNear(true)
    void viewerChunk.load().catch(() => undefined)
  }

  async function open(): Promise<void> {
    try {
      setViewer(await viewerChunk.load())
      setOpen(true)
    } catch {
      window.open(src, '_blank', 'noopener')
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className="group absolute inset-0 cursor-zoom-in overflow-hidden -outline-offset-2"
        onClick={() => void open()}
        onPointerEnter={approach}
        onPointerMove={followPointer}
        onPointerLeave={(event) => zoomTo(event.currentTarget, '')}
      >
        <Photograph
          src={src}
          alt={alt}
          sizes={sizes ?? (isNear ? ZOOMED_SIZES : MAIN_SIZES)}
          wanted="main"
          className={`size-full object-contain transition-transform duration-150 ${LIES[side]}`}
        />
        <span className="sr-only">Show on the whole screen</span>
        <Icon
          name="expand"
          size={22}
          className="absolute right-4 bottom-4 text-ink-2 group-hover:text-ink"
        />
      </button>
      {viewer !== undefined && (
        <viewer.FullScreenViewer
          src={src}
          alt={alt}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          opener={button}
        />
      )}
    </>
  )
}

/** A finger has no place to hover: it presses, and zooms with two fingers on the whole screen. */
function followPointer(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse') return
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const across = ((event.clientX - left) / width) * 100
  const down = ((event.clientY - top) / height) * 100
  zoomTo(event.currentTarget, `${across}% ${down}%`)
}

function zoomTo(button: HTMLElement, origin: string): void {
  const image = button.querySelector('img')
  if (image === null) return
  if (origin !== '') image.style.transformOrigin = origin
  image.style.transform = origin === '' ? '' : `scale(${ZOOM})`
}
