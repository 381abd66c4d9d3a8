import { useEffect } from 'react'
import { useSession } from '#client/api/session.ts'
import { useWorld } from '#client/ui/world.ts'

/** While the shell is there, what others change is read again; the code for it comes when the browser has nothing else to do. */
export function useChanges(): void {
  const { person, practice, profile } = useSession()
  const { now, random } = useWorld()
  const practiceKey = practice?.key
  const profileName = profile ? `${profile.resourceType}/${profile.id}` : undefined

  useEffect(() => {
    if (practiceKey === undefined || profileName === undefined) return
    let stop: (() => void) | undefined
    let isLeft = false
    const watching = { personId: person.id, practiceKey, profile: profileName, now, random }
    import('#client/api/changes/watch-changes.ts').then(
      ({ watchChanges }) => {
        if (!isLeft) stop = watchChanges(watching)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [person.id, practiceKey, profileName, now, random])
}
