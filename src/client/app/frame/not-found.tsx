import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useGo } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'

/** In the frame of the application, an address that leads nowhere. */
export function NotFound(): ReactNode {
  const words = useWords()
  const go = useGo()
  return (
    <Page title={words('app.not-found')}>
      <EmptyState
        icon={IconMapOff}
        title={words('failure.missing')}
        text={words('app.not-found-text')}
        action={<Button onClick={() => go('/today')}>{words('app.go-today')}</Button>}
      />
    </Page>
  )
}
