import { IconCloudUp } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { forgetWithPerson } from '#client/api/session.ts'
import type { Change } from '#client/sync/change.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { openStore, useSource } from '#client/ui/external-store.ts'
import { useWords } from '#client/ui/words.tsx'

/** A fact that is kept on this device until the server is back. */
export type WaitingFact = {
  readonly type: Change['type']
  readonly id: string
  readonly patientId: string
  readonly line: string
}

const waiting = openStore<readonly WaitingFact[]>([])

forgetWithPerson(() => waiting.change([]))

/** Shows a fact among those that wait, in place of what it said before. */
export function addWaitingFact(fact: WaitingFact): void {
  waiting.change([...waiting.read().filter(({ id }) => id !== fact.id), fact])
}

type Props = Pick<WaitingFact, 'type' | 'patientId'>

/** Waiting facts of one list: what was added or changed while nobody answered. Each leaves when the outbox has handed it over. */
export function WaitingFacts({ type, patientId }: Props): ReactNode {
  const words = useWords()
  const outbox = useOutbox()
  const all = useSource(waiting)
  useEffect(() => {
    const look = () => void forgetSent(outbox)
    look()
    return outbox.subscribe(look)
  }, [outbox])
  const shown = all.filter((each) => each.type === type && each.patientId === patientId)
  if (shown.length === 0) return null
  return (
    <ul className="waiting-facts" aria-label={words('entry.waiting-list')}>
      {shown.map(({ id, line }) => (
        <li key={id}>
          <IconCloudUp size={16} stroke={1.8} aria-hidden="true" />
          <b>{line}</b> {words('entry.waiting')}
        </li>
      ))}
    </ul>
  )
}

async function forgetSent(outbox: Outbox): Promise<void> {
  for (const fact of waiting.read()) {
    const counts = await outbox.countsOf(fact.type, fact.id)
    if (counts.waiting === 0) waiting.change(waiting.read().filter(({ id }) => id !== fact.id))
  }
}
