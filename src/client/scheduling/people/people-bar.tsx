import { Button } from '@mantine/core'
import { IconChevronDown, IconUsers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Person } from '#client/scheduling/day/person.ts'
import { LaneTurn } from '#client/scheduling/lanes/lane-turn.tsx'
import { useWords } from '#client/ui/words.tsx'
import { PeopleDialog } from './people-dialog.tsx'
import type { ShownPeople } from './shown-people.ts'

type Props = {
  readonly shown: ShownPeople | undefined
  /** Whose columns stand there now. */
  readonly people: readonly Person[]
  readonly before: number
  readonly behind: number
  readonly onShow: (shown: ShownPeople) => void
  readonly onTurn: (first: number) => void
}

/** Of whom the day is: says it, opens the choice, and turns to the people who have no room beside those that are shown. */
export function PeopleBar({ shown, people, before, behind, onShow, onTurn }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const count = before + people.length + behind
  return (
    <div className="people-bar">
      <Button
        variant="default"
        leftSection={<IconUsers size={14} aria-hidden="true" />}
        rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words(`scheduling.people-${shown?.kind ?? 'own'}`, { count })}
      </Button>
      <LaneTurn before={before} shown={people.length} behind={behind} onTurn={onTurn} />
      <PeopleDialog
        isOpen={isOpen}
        people={people}
        onClose={() => setOpen(false)}
        onShow={(next) => {
          setOpen(false)
          onShow(next)
        }}
      />
    </div>
  )
}
