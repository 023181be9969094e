import { Button } from '@millrun/ui/first/button.tsx'
import { Component, type ReactNode } from 'react'

interface ScreenFaultProps {
  readonly children: ReactNode
}

/**
 * Where a screen cannot be shown, because its script cannot be fetched or fails, this stands in its place and the rest
 * of the desk goes on.
 */
export class ScreenFault extends Component<ScreenFaultProps, { readonly isFailed: boolean }> {
  override readonly state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render() {
    if (!this.state.isFailed) return this.props.children
    return (
      <div role="alert">
        <h1 className="title-part mb-4">This screen could not be opened</h1>
        <p className="mb-6 max-w-[60ch] text-lg">
          The network may be down, or the desk has changed since you opened it. What you typed is
          kept; please load the desk again.
        </p>
        <Button onClick={() => window.location.reload()}>Load Again</Button>
      </div>
    )
  }
}
