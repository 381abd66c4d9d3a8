import { type ReactNode, useRef } from 'react'
import { useKeyboardScroll } from '#client/ui/keys/use-keyboard-scroll.ts'
import { useScreenHeading } from './use-screen-heading.ts'
import './page.css'

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** Above the bar, such as whose record it is. */
  readonly above?: ReactNode
  /** Beside the title, such as a date or a count. */
  readonly beside?: ReactNode
  /** At the end of the bar: the page's actions. */
  readonly toolbar?: ReactNode
  /** A narrow column at the end of the page; below the page on a narrow screen. */
  readonly aside?: ReactNode
  /** For grids that fill the page and scroll by themselves. */
  readonly isFlush?: boolean
}

/** One screen: its only first-level heading, its bar, its body. The heading takes the focus when the screen opens and nobody has moved it. */
export function Page({ title, children, above, beside, toolbar, aside, isFlush }: Props): ReactNode {
  const heading = useScreenHeading(title)
  const body = useRef<HTMLDivElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLElement>(null)
  useKeyboardScroll(body)
  useKeyboardScroll(columns)
  useKeyboardScroll(side)

  return (
    <div className="page">
      {above}
      <header className="page-bar">
        <div className="page-heading">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {beside}
        </div>
        {toolbar && <div className="page-tools">{toolbar}</div>}
      </header>
      <div ref={columns} className="page-columns" data-aside={aside ? true : undefined}>
        <div ref={body} className="page-body" data-flush={isFlush || undefined}>
          {children}
        </div>
        {aside && (
          <aside ref={side} className="page-aside">
            {aside}
          </aside>
        )}
      </div>
    </div>
  )
}
