import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'
import { type FontAppearance, useFontAppearance } from '#client/ui/looks/appearance-provider.tsx'

/** The size of letters that this person has chosen by hand, on whatever device; undefined while none is known. */
export type KeptLooks = {
  readonly chosen: FontAppearance | undefined
  readonly choose: (font: FontAppearance) => void
}

/** The own looks are kept with the person's preferences; who has none to write keeps them on the device alone. */
export function useOwnLooks(): KeptLooks {
  const { setFont } = useFontAppearance()
  const { preferences, keep } = usePersonalPreferences()
  return {
    chosen: preferences?.overridden ? preferences.fontAppearance : undefined,
    choose: (fontAppearance) => {
      setFont(fontAppearance)
      keep((before) => ({ ...before, fontAppearance, overridden: true }))
    },
  }
}
