import type { ReactNode } from 'react'
import './to-decide.css'

type Props = {
  readonly title: string
  readonly why: ReactNode
  /** What this device wants and what stands there instead, each with its name. */
  readonly sides: readonly { readonly name: string; readonly said: ReactNode }[]
  /** The buttons by which a person decides. */
  readonly ways: ReactNode
  readonly children?: ReactNode
}

/** What could not be stored and waits for a person, in place: why, both sides, and the ways to go on. */
export function ToDecide({ title, why, sides, ways, children }: Props): ReactNode {
  return (
    <article className="to-decide" role="alert">
      <div>
        <h2>{title}</h2>
        <p>{why}</p>
        {children}
        {sides.length > 0 && (
          <dl>
            {sides.map(({ name, said }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="to-decide-ways">{ways}</div>
    </article>
  )
}
