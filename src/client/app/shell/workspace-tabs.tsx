import { ActionIcon, CloseButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { WorkspaceMenu } from '#client/app/later/fetch-later-parts.ts'
import { openPalette } from '#client/app/use-palette-open.ts'
import { ScreenLink, useGo, usePath } from '#client/routing/use-go.tsx'
import { closeWorkspace, useWorkspaces, type Workspace } from '#client/routing/workspace.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'

/** The shell's tabs of opened records: a list of places, not a tablist, since each can be closed. */
export function WorkspaceTabs(): ReactNode {
  const words = useWords()
  const go = useGo()
  const path = usePath()
  const workspaces = useWorkspaces()

  const close = ({ key, path: left }: Workspace) => {
    const index = workspaces.findIndex((workspace) => workspace.key === key)
    const next = workspaces[index + 1] ?? workspaces[index - 1]
    closeWorkspace(key)
    if (left === path) go(next?.path ?? '/today')
  }

  return (
    <nav className="workspaces" aria-label={words('app.workspaces')}>
      <ul>
        {workspaces.map((workspace, index) => (
          <WorkspaceTab
            key={workspace.key}
            workspace={workspace}
            place={index + 1}
            isCurrent={workspace.path === path}
            onClose={() => close(workspace)}
          />
        ))}
      </ul>
      {workspaces.length > 1 && <WorkspaceMenu workspaces={workspaces} path={path} />}
      <ActionIcon
        title={words('app.open-record')}
        aria-label={words('app.open-record')}
        onClick={openPalette}
      >
        <IconPlus size={16} />
      </ActionIcon>
    </nav>
  )
}

const mostKeys = 9

type TabProps = {
  readonly workspace: Workspace
  readonly place: number
  readonly isCurrent: boolean
  readonly onClose: () => void
}

function WorkspaceTab({ workspace, place, isCurrent, onClose }: TabProps): ReactNode {
  const words = useWords()
  const { title, subtitle, isDirty, path } = workspace
  const tab = useRef<HTMLLIElement>(null)
  const [first, ...others] = title.split(', ')
  // A given name has a line of its own: namesakes are told apart in the narrowest tab.
  const below = [others.join(', '), subtitle].filter(Boolean).join(' · ')
  const whole = [title, subtitle].filter(Boolean).join(' – ')
  useEffect(() => {
    if (isCurrent) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])

  return (
    <li ref={tab} className="workspace" title={whole} data-current={isCurrent || undefined}>
      <ScreenLink to={path} className="workspace-link" isCurrent={isCurrent}>
        <span className="workspace-title">
          {isDirty && (
            <span className="workspace-dot" role="img" aria-label={words('app.unsaved')}>
              •
            </span>
          )}
          {first}
        </span>
        {below && <span className="workspace-subtitle">{below}</span>}
      </ScreenLink>
      {place <= mostKeys && <TabKey place={place} path={path} />}
      <CloseButton
        size={24}
        iconSize={14}
        aria-label={words('app.close-workspace', { title })}
        onClick={onClose}
      />
    </li>
  )
}

function TabKey({ place, path }: { readonly place: number; readonly path: string }): ReactNode {
  const go = useGo()
  useShortcut(`alt+${place}`, () => go(path), 'app.go-workspace')
  return null
}
