import { IconCloudUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { useIsOwed } from './owed-appointments.ts'
import './owed.css'

type Props = { readonly id: string }

/** Beside an appointment whose change, or which itself, waits to be sent: a picture, named for those who listen. */
export function WaitsMark({ id }: Props): ReactNode {
  const words = useWords()
  if (!useIsOwed(id)) return null
  return <IconCloudUp className="waits-mark" size={13} role="img" aria-label={words('owed.waits')} />
}

/** Both, as a line of a list. */
export function WaitsLine({ id }: Props): ReactNode {
  const words = useWords()
  if (!useIsOwed(id)) return null
  return (
    <span className="waits-line">
      <WaitsMark id={id} />
      <span aria-hidden="true">{words('owed.waits')}</span>
    </span>
  )
}

/** The same in a word, for those who see it. */
export function WaitsWord({ id }: Props): ReactNode {
  const words = useWords()
  if (!useIsOwed(id)) return null
  return <span aria-hidden="true">{words('owed.waits')} · </span>
}
