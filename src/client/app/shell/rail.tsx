import type { ReactNode } from 'react'
import { currentEntry, useRailEntries } from '#client/app/use-rail-entries.ts'
import type { RailEntry } from '#client/routing/feature.ts'
import { ScreenLink, usePath } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'

/** The main ways through the application, each with its picture and its word. */
export function Rail(): ReactNode {
  const words = useWords()
  const entries = useRailEntries()
  const current = currentEntry(entries, usePath())

  const link = (entry: RailEntry) => (
    <li key={entry.path}>
      <ScreenLink to={entry.path} className="rail-link" isCurrent={entry === current}>
        <entry.icon size={20} stroke={1.6} />
        <span>{words(entry.labelId)}</span>
      </ScreenLink>
    </li>
  )

  return (
    <nav className="rail" aria-label={words('app.main-navigation')}>
      <span className="mark" aria-hidden="true">
        ◈
      </span>
      <ul>{entries.filter((entry) => !entry.isAtFoot).map(link)}</ul>
      <ul className="rail-foot">{entries.filter((entry) => entry.isAtFoot).map(link)}</ul>
    </nav>
  )
}
