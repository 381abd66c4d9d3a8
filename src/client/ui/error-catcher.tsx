import { Component, type ReactNode } from 'react'

type Props = {
  readonly children: ReactNode
  /** A new key clears the error, as going to another screen does. */
  readonly mountKey: string
  /** What stands in the place of what could not be drawn; `again` tries once more. */
  readonly instead: (error: Error, again: () => void) => ReactNode
}

type State = { readonly error: Error | undefined; readonly mountKey: string }

/** Catches a mistake in drawing a screen, so that what lies around it stays. */
export class ErrorCatcher extends Component<Props, State> {
  override state: State = { error: undefined, mountKey: this.props.mountKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    if (props.mountKey === state.mountKey) return null
    return { error: undefined, mountKey: props.mountKey }
  }

  override render(): ReactNode {
    const { error } = this.state
    const again = () => this.setState({ error: undefined })
    return error ? this.props.instead(error, again) : this.props.children
  }
}
