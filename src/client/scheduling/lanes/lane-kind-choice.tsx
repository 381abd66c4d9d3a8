import type { ReactNode } from 'react'
import { type LaneKind, laneKinds } from '#client/scheduling/day/lane.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useThingKinds } from './use-things.ts'

type Props = { readonly kind: LaneKind; readonly onShow: (kind: LaneKind) => void }

/** Chooses what the columns of the calendar are of: people, rooms, places, groups or programs. */
export function LaneKindChoice({ kind, onShow }: Props): ReactNode {
  const words = useWords()
  const kinds: readonly LaneKind[] = ['person', ...useThingKinds()]
  if (kinds.length === 1) return null
  return (
    <Choice
      aria-label={words('scheduling.columns-of')}
      className="lane-kind"
      data={kinds.map((value) => ({ value, label: words(`scheduling.columns-${value}`) }))}
      value={kind}
      onChange={(next) => onShow(laneKindOf(next))}
      allowDeselect={false}
    />
  )
}

/** What the calendar's address says of its columns; people where it says nothing. */
export function laneKindOf(text: string | undefined): LaneKind {
  return laneKinds.find((kind) => kind === text) ?? 'person'
}
