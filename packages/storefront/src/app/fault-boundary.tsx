import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface State {
  readonly message: string | undefined
}

/** What is shown when a page fails: the frame around it, and the cart, stay usable. */
export class FaultBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { message: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { message } = this.state
    if (message === undefined) return this.props.children
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
}
