import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { IconHelp, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { NotificationButton } from '#client/app/later/fetch-later-parts.ts'
import { openKeyboardHelp } from '#client/app/use-keyboard-help-open.ts'
import { openPalette } from '#client/app/use-palette-open.ts'
import { useRested } from '#client/ui/use-rested.ts'
import { useWords } from '#client/ui/words.tsx'
import { SaveChip } from './save-chip.tsx'
import { UserButton } from './user-button.tsx'
import { WorkspaceTabs } from './workspace-tabs.tsx'

/** The shell's bar at the top: open workspaces at the start; search, saving and the person at the end. */
export function TopBar(): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const hasRested = useRested()
  return (
    <header className="top">
      <WorkspaceTabs />
      <div className="top-end">
        <UnstyledButton className="command-field" onClick={openPalette}>
          <IconSearch size={14} aria-hidden="true" />
          <span className="command-hint">{words('app.search-hint')}</span>
          <Kbd size="xs" aria-hidden="true">
            {words('app.search-keys')}
          </Kbd>
        </UnstyledButton>
        <SaveChip />
        <ActionIcon
          className="top-help"
          title={words('app.keyboard-help')}
          aria-label={words('app.keyboard-help')}
          onClick={openKeyboardHelp}
        >
          <IconHelp size={18} />
        </ActionIcon>
        {may('Notification:Read') && <span className="top-bell">{hasRested && <NotificationButton />}</span>}
        <UserButton />
      </div>
    </header>
  )
}
