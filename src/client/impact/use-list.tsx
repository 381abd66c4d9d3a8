import type { ReactNode } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { DefinitionUse } from '#generated/types/definition-use.ts'
import './impact.css'

/** The uses of a definition: how many rows of each type use which version, those of the practice by name. */
export function UseList({ uses }: { readonly uses: readonly DefinitionUse[] }): ReactNode {
  const words = useWords()
  return (
    <>
      {uses.length === 0 ? (
        <p>{words('versions.not-used')}</p>
      ) : (
        <ul className="impact-list">
          {uses.map((use) => (
            <OneUse key={`${use.type} ${use.version}`} use={use} />
          ))}
        </ul>
      )}
      <p className="impact-hint">{words('versions.only-seen')}</p>
    </>
  )
}

function OneUse({
  use: { type, version, count, drafts = 0, rows = [] },
}: {
  readonly use: DefinitionUse
}): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const path = useRecordPath()
  return (
    <li>
      {words('versions.use', { types: labels(`types.${type}`), count, version })}
      {drafts > 0 && ` ${words('versions.use-drafts', { count: drafts })}`}
      {rows.length > 0 && (
        <ul className="impact-rows">
          {rows.map(({ id, resourceType, display }) => (
            <li key={id}>
              <ScreenLink to={path(resourceType, id)}>{display ?? id}</ScreenLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
