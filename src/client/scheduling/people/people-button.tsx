import { ActionIcon } from '@mantine/core'
import { IconUsersPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Person } from '#client/scheduling/day/person.ts'
import { useWords } from '#client/ui/words.tsx'
import { PeopleDialog } from './people-dialog.tsx'
import type { ShownPeople } from './shown-people.ts'

type Props = {
  /** Whose week it is now. */
  readonly people: readonly Person[]
  readonly onShow: (shown: ShownPeople) => void
}

/** Beside the choice of one person: chooses several, whose weeks stand side by side. */
export function PeopleButton({ people, onShow }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={words('scheduling.several-people')}
        title={words('scheduling.several-people')}
        onClick={() => setOpen(true)}
      >
        <IconUsersPlus size={18} aria-hidden="true" />
      </ActionIcon>
      <PeopleDialog
        isOpen={isOpen}
        people={people}
        onClose={() => setOpen(false)}
        onShow={(next) => {
          setOpen(false)
          onShow(next)
        }}
      />
    </>
  )
}
