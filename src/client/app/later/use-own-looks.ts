import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { type FontAppearance, useFontAppearance } from '#client/ui/looks/appearance-provider.tsx'
import { useWorld } from '#client/ui/world.ts'

/** The size of letters that this person has chosen by hand, on whatever device; undefined while none is known. */
export type KeptLooks = {
  readonly chosen: FontAppearance | undefined
  readonly choose: (font: FontAppearance) => Promise<void>
}

/** The own looks are kept with the person's preferences; who has none to write keeps them on the device alone. */
export function useOwnLooks(): KeptLooks {
  const { profile } = useSession()
  const { may } = usePermissions()
  const outbox = useOutbox()
  const { newId } = useWorld()
  const { setFont } = useFontAppearance()
  const mayKeep = profile !== null && may('PersonalPreferences:Read') && may('PersonalPreferences:Update')
  const answer = useAnswer(
    'personalPreferences.query',
    mayKeep ? { filters: [], pageSize: 1, partition: profile.id } : undefined,
  )
  const stored = answer?.ok ? answer.value.items[0] : undefined
  const choose = async (fontAppearance: FontAppearance) => {
    setFont(fontAppearance)
    if (profile === null || !mayKeep || !answer?.ok) return
    const own = { fontAppearance, overridden: true }
    if (!stored) {
      const body = { owner: { id: profile.id, resourceType: profile.resourceType }, ...own }
      await outbox.write({ kind: 'create', type: 'PersonalPreferences', id: newId(), body })
      return
    }
    const latest = (await outbox.latest('PersonalPreferences', stored.id)) ?? stored
    const after = { ...latest, ...own }
    await outbox.write({ kind: 'patch', type: 'PersonalPreferences', id: stored.id, before: latest, after })
  }
  return { chosen: stored?.overridden ? stored.fontAppearance : undefined, choose }
}
