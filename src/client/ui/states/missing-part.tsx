import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { EmptyState } from './empty-state.tsx'
import { isNewRelease } from './is-stale-chunk.ts'

type Props = { readonly onRetry: () => void }

/** The state of a part of the page that could not be fetched: a newer release asks for a refresh, anything else for another try. */
export function MissingPart({ onRetry }: Props): ReactNode {
  const words = useWords()
  const isNewer = useNewRelease()
  if (isNewer === undefined) return <div aria-busy="true" />

  if (isNewer)
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
        <Button variant="default" onClick={onRetry}>
          {words('ui.try-again')}
        </Button>
      }
    />
  )
}

/** Whether the server has another release; undefined while it is being asked. */
export function useNewRelease(): boolean | undefined {
  const [isNewer, setNewer] = useState<boolean>()
  useEffect(() => {
    let isLeft = false
    isNewRelease().then((found) => !isLeft && setNewer(found))
    return () => {
      isLeft = true
    }
  }, [])
  return isNewer
}
