import { Component, type ComponentType, type ReactNode } from 'react'

interface FaultBoundaryProps {
  readonly children: ReactNode
  /** What is shown in their place when they fail. */
  readonly Instead: ComponentType<{ readonly message: string }>
}

interface State {
  readonly message: string | undefined
}

/** Keeps a fault where it happened: what stands around it stays usable. */
export class FaultBoundary extends Component<FaultBoundaryProps, State> {
  override state: State = { message: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { message } = this.state
    const { children, Instead } = this.props
    return message === undefined ? children : <Instead message={message} />
  }
}
