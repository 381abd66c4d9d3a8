import type { ReactNode } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import type { Reference } from '#generated/types/reference.ts'
import './parts.css'

/** A fact with its name; without a value it is not shown. */
export type NamedFact = readonly [name: string, value: ReactNode]

/** The facts of a record at a glance, those that it has. */
export function FactRows({ facts }: { readonly facts: readonly NamedFact[] }): ReactNode {
  return (
    <dl className="belonging-facts">
      {facts
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The records that a fact names, each one step away; nothing where it names none. */
export function recordsNamed(references: readonly (Reference | undefined)[] = []): ReactNode {
  const named = references.filter((reference) => reference !== undefined)
  return named.length === 0
    ? undefined
    : named.map((reference, index) => (
        <span key={reference.id}>
          {index > 0 && ', '}
          <NamedRecord reference={reference} />
        </span>
      ))
}

function NamedRecord({ reference }: { readonly reference: Reference }): ReactNode {
  const recordPath = useRecordPath()
  const { resourceType, id, display } = reference
  return <ScreenLink to={recordPath(resourceType, id)}>{display ?? id}</ScreenLink>
}
