import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '#client/api/session.ts'
import { useSource } from '#client/ui/external-store.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Other, Presence } from './open-presence.ts'

type Props = {
  readonly others: Presence['others']
  readonly note: string
  /** Of the whole note, where it is absent: those whose cursor stands in no section, or in whichever. */
  readonly section?: string
  readonly isAnywhere?: boolean
}

/** Says calmly who else is in a section of the draft now, or has the draft open. */
export function WhoIsHere({ others, note, section, isAnywhere = false }: Props): ReactNode {
  const words = useWords()
  const { profile } = useSession()
  const here = useSource(others).filter(
    (each) => each.note === note && (isAnywhere || each.section === section),
  )
  const said = here
    .filter((each) => each.profile !== profile?.id)
    .map((each) => words(sayingOf(each), { name: each.name }))
  const isElsewhere = here.some((each) => each.profile === profile?.id)
  return (
    <span role="status" className="note-present">
      {here.length > 0 && <IconUsers size={15} aria-hidden="true" />}
      {[...new Set(said)].map((text) => (
        <span key={text}>{text}</span>
      ))}
      {isElsewhere && <span>{words('note.present-elsewhere')}</span>}
    </span>
  )
}

function sayingOf({ section }: Other) {
  return section === undefined ? 'note.present-open' : 'note.present-writing'
}
