import { Button } from '../ui/button.tsx'

/** What is shown when a page fails: the frame around it, and the cart, stay usable. */
export function PageFault({ message }: { message: string }) {
  return (
    <section className="wrap py-9" role="alert">
      <h1 className="title-gallery">Unexpected Application Error!</h1>
      <p className="mt-4 max-w-[60ch]">{message}</p>
      <p className="mt-2 text-ink-2">Your cart is kept. Reloading the page usually mends this.</p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </section>
  )
}
