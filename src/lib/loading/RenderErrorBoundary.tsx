import { Component, type ReactNode } from 'react'

export type RenderErrorBoundaryProps = {
  children: ReactNode
  /** Shown instead of children that threw. It must not depend on the data that made them throw. */
  fallback: ReactNode
  /** Identifies the rendered data. When it changes, the children are rendered again. */
  resetKey: unknown
  onError?: (error: unknown) => void
}

type State = { hasFailed: boolean; resetKey: unknown }

/** Catches an error that children throw while rendering, so that the rest of the screen stays (D-0052). */
export class RenderErrorBoundary extends Component<RenderErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: RenderErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
