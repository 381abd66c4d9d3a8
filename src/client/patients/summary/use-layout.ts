import { useState } from 'react'
import { useSession } from '#client/api/session.ts'
import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'
import type { ChartLayout } from '#generated/types/chart-layout.ts'
import { layoutFor } from './layout.ts'

/** The layout of the summary for whoever looks, and the way to have another one; `reset` goes back to what the practice wants. */
export type KeptLayout = {
  /** Undefined until it is known. */
  readonly layout: ChartLayout | undefined
  readonly isOwn: boolean
  readonly change: (next: ChartLayout) => void
  readonly reset: () => void
}

/** The person's own layout, kept with the preferences; who may keep none has it for as long as the chart is open. */
export function useLayout(): KeptLayout {
  const { practice, roles } = useSession()
  const { isKnown, preferences, keep, dropChartLayout } = usePersonalPreferences()
  const [own, setOwn] = useState<ChartLayout | 'usual'>()
  const kept = own ?? preferences?.chartLayout
  const personal = kept === 'usual' ? undefined : kept
  const ofPractice = practice?.chartLayouts ?? []
  return {
    layout: isKnown || own ? layoutFor({ personal, practice: ofPractice, roles }) : undefined,
    isOwn: personal !== undefined,
    change: (next) => {
      setOwn(next)
      keep(() => ({ chartLayout: next }))
    },
    reset: () => {
      setOwn('usual')
      dropChartLayout()
    },
  }
}
