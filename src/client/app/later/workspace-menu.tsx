import { ActionIcon, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useGo } from '#client/routing/use-go.tsx'
import type { Workspace } from '#client/routing/workspace.ts'
import { useWords } from '#client/ui/words.tsx'
import '#client/ui/has-more-looks.ts'

type Props = { readonly workspaces: readonly Workspace[]; readonly path: string }

/** The menu of all open records, fetched later: whole names where the tabs have no room for them. */
export function WorkspaceMenu({ workspaces, path }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const label = words('app.tabs-all', { count: workspaces.length })
  return (
    <Menu position="bottom-start" shadow="md" width={300} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className="workspace-menu" title={label} aria-label={label}>
          <IconChevronDown size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflow: 'auto' }}>
        <Menu.Label>{label}</Menu.Label>
        {workspaces.map((workspace) => (
          <Menu.Item
            key={workspace.key}
            aria-current={workspace.path === path ? 'page' : undefined}
            fw={workspace.path === path ? 650 : undefined}
            onClick={() => go(workspace.path)}
          >
            {[workspace.title, workspace.subtitle].filter(Boolean).join(' – ')}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
