import { useSession } from '#client/api/session.ts'
import { useVerbs } from '#client/resources/rows/use-description.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Requester } from './record-act.ts'

/** For editing: who sits here, as the one who would like to change rows of the type. */
export function useAsking(description: ScreenDescription): Requester {
  const { profile, permissions } = useSession()
  const granted = new Set(permissions)
  return { description, can: useVerbs(description.type), profileId: profile?.id, granted }
}
