import type { ReactNode } from 'react'
import './page.css'

type Props = { readonly start: ReactNode; readonly end?: ReactNode }

/** A second bar below the page's own, for filters and views. */
export function Toolbar({ start, end }: Props): ReactNode {
  return (
    <div className="toolbar">
      <div>{start}</div>
      {end && <div>{end}</div>}
    </div>
  )
}
