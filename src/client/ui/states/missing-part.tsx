import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { EmptyState } from './empty-state.tsx'
import { type ServerRelease, serverRelease } from './is-stale-chunk.ts'

type Props = { readonly onRetry: () => void }

/**
 * The state of a part of the page that could not be fetched: a newer release asks for a refresh, a server that is away for another try. Where
 * the server responds both are offered: a browser may go on failing at what it could not fetch once (Chromium does).
 */
export function MissingPart({ onRetry }: Props): ReactNode {
  const words = useWords()
  const release = useServerRelease()
  if (release === undefined) return <div aria-busy="true" />

  if (release === 'newer')
    return (
      <EmptyState
        icon={IconRefresh}
        title={words('ui.updates-ready')}
        text={`${words('ui.updates-ready-text')} ${words('ui.work-is-kept')}`}
        action={<Button onClick={() => location.reload()}>{words('ui.refresh-page')}</Button>}
      />
    )
  return (
    <EmptyState
      icon={IconCloudOff}
      title={words('ui.part-missing')}
      text={words('ui.part-missing-text')}
      action={
        <div className="state-actions">
          <Button variant="default" onClick={onRetry}>
            {words('ui.try-again')}
          </Button>
          {release === 'same' && (
            <Button onClick={() => location.reload()}>{words('ui.refresh-page')}</Button>
          )}
        </div>
      }
    />
  )
}

/** Which release the server has; undefined while it is being asked. */
export function useServerRelease(): ServerRelease | undefined {
  const [release, setRelease] = useState<ServerRelease>()
  useEffect(() => {
    let isLeft = false
    serverRelease().then((found) => !isLeft && setRelease(found))
    return () => {
      isLeft = true
    }
  }, [])
  return release
}
