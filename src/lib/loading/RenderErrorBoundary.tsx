import { Component, type ReactNode } from 'react'

export type RenderErrorBoundaryProps = {
  children: ReactNode
  /** Rendered in place of children that threw. It must not depend on the data that made them throw. */
  fallback: ReactNode
  /** What the children render: when it changes they are rendered again. */
  resetKey: unknown
  onError?: (error: unknown) => void
}

type State = { hasFailed: boolean; resetKey: unknown }

/** Keeps an error that is thrown while its children render from taking the rest of the screen with it (D-0052). */
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
