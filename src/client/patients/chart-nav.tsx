import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { ChartTab } from '#client/patients/tabs/tab.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  readonly patientId: string
  readonly tabs: readonly ChartTab[]
  readonly current: string
}

/** The nav of a chart: its tabs as links, with the arrow keys from one to the next; a menu where there is no room. */
export function ChartNav({ patientId, tabs, current }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const path = (id: string) =>
    id === tabs[0]?.id ? `/patients/${patientId}` : `/patients/${patientId}/${id}`
  const shown = tabs.find(({ id }) => id === current)
  return (
    <nav className="chart-nav" aria-label={words('chart-tabs.nav')}>
      <ul onKeyDown={walk}>
        {tabs.map(({ id, titleId }) => (
          <li key={id}>
            <ScreenLink to={path(id)} isCurrent={id === current}>
              {words(titleId)}
            </ScreenLink>
          </li>
        ))}
      </ul>
      <Menu position="bottom-start" shadow="md" width={220} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            className="chart-nav-menu"
            variant="default"
            fullWidth
            justify="space-between"
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          >
            {shown ? words(shown.titleId) : words('chart-tabs.nav')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {tabs.map(({ id, titleId }) => (
            <Menu.Item
              key={id}
              onClick={() => go(path(id))}
              {...(id === current ? { 'aria-current': 'page' as const } : {})}
            >
              {words(titleId)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}

/** The links are all stops of the Tab key; the arrows only make the way shorter. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const here = links.findIndex((link) => link.matches(':focus'))
  const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: links.length - 1 }[event.key]
  if (here < 0 || to === undefined) return
  event.preventDefault()
  links[(to + links.length) % links.length]?.focus()
}
