import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { openPalette } from '#client/app/use-palette-open.ts'
import { currentEntry, useRailEntries } from '#client/app/use-rail-entries.ts'
import { ScreenLink, usePath } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'

const most = 4

/** The shell's bar on a phone, with the same ways: four, and More for all the rest. */
export function PhoneBar(): ReactNode {
  const words = useWords()
  const entries = useRailEntries()
  const current = currentEntry(entries, usePath())

  return (
    <nav className="phone-bar" aria-label={words('app.main-navigation')}>
      {entries.slice(0, most).map((entry) => (
        <ScreenLink key={entry.path} to={entry.path} className="phone-link" isCurrent={entry === current}>
          <entry.icon size={22} stroke={1.7} />
          <span>{words(entry.labelId)}</span>
        </ScreenLink>
      ))}
      <UnstyledButton className="phone-link" onClick={openPalette}>
        <IconMenu2 size={22} stroke={1.7} aria-hidden="true" />
        <span>{words('app.more')}</span>
      </UnstyledButton>
    </nav>
  )
}
