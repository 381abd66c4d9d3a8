import { useEffect } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { reach } from '#client/api/fetch-from-server.ts'
import { useSource } from '#client/ui/external-store.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { changesFollowed } from './changes-followed.ts'

/** How often is asked where the server does not tell by itself. */
const pollMilliseconds = 3_000

/** While drawn, what is shown of a type follows the changes of others: as the server tells them, and by asking again where it tells nothing. */
export function useKeptFresh(type: ResourceType): void {
  const isFollowed = useSource(changesFollowed)
  useEffect(() => {
    if (isFollowed) return
    const timer = setInterval(() => {
      if (reach() === 'reached' && document.visibilityState === 'visible') refreshAnswers(type)
    }, pollMilliseconds)
    return () => clearInterval(timer)
  }, [isFollowed, type])
}
