import type { ComponentType, ReactNode } from 'react'
import '#client/ui/states.css'

type Props = {
  readonly icon: ComponentType<{ readonly size?: number | string; readonly stroke?: number | string }>
  readonly title: string
  /** One line: why there is nothing. */
  readonly text?: string
  /** One button: what to do. */
  readonly action?: ReactNode
}

/** What a list shows when it is empty: one line why, one button. */
export function EmptyState({ icon: Picture, title, text, action }: Props): ReactNode {
  return (
    <div className="state">
      <span aria-hidden="true" className="state-picture">
        <Picture size={40} stroke={1.2} />
      </span>
      <p className="state-title">{title}</p>
      {text && <p className="state-text">{text}</p>}
      {action}
    </div>
  )
}
