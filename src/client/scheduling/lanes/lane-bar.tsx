import { Button } from '@mantine/core'
import { IconChevronDown, IconColumns3 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { AskedFailure, type AskedOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { LaneTurn } from './lane-turn.tsx'
import { LanesDialog } from './lanes-dialog.tsx'
import type { ThingKind } from './use-things.ts'

type Props = {
  readonly kind: ThingKind
  /** All there are. */
  readonly things: readonly Lane[]
  readonly asked: AskedOf
  /** Whose columns stand there now. */
  readonly shown: readonly Lane[]
  readonly before: number
  readonly behind: number
  /** Without any, all. */
  readonly onShow: (ids: readonly string[]) => void
  readonly onTurn: (first: number) => void
}

/** Which rooms, places, groups or programs the calendar shows: says it, opens the choice, and turns to those that have no room beside them. */
export function LaneBar({ kind, things, asked, shown, before, behind, onShow, onTurn }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="people-bar">
      <Button
        variant="default"
        leftSection={<IconColumns3 size={14} aria-hidden="true" />}
        rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words(`scheduling.lanes-${kind}`, { count: before + shown.length + behind })}
      </Button>
      <LaneTurn before={before} shown={shown.length} behind={behind} onTurn={onTurn} />
      <AskedFailure {...asked} />
      <LanesDialog {...{ kind, isOpen, things, shown, onShow }} onClose={() => setOpen(false)} />
    </div>
  )
}
