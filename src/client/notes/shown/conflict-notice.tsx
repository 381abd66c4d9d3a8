import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import { useOutbox, useStuck } from '#client/sync/outbox/use-outbox.tsx'
import { failureSentence } from '#client/ui/states/failure-sentence.ts'
import { useWords } from '#client/ui/words.tsx'
import { type Asked, disputesOf } from './dispute.ts'

/** What of a note could not be stored, side by side with what stands on the server. Nothing is lost until a person says so. */
export function ConflictNotice({ note, definitions }: Asked): ReactNode {
  const stuck = useStuck().filter(({ pending }) => 'id' in pending && pending.id === note.id)
  return (
    <>
      {stuck.map((entry) => (
        <Dispute key={entry.id} entry={entry} note={note} definitions={definitions} />
      ))}
    </>
  )
}

function Dispute({ entry, note, definitions }: Asked & { readonly entry: StuckEntry }): ReactNode {
  const words = useWords()
  const outbox = useOutbox()
  const { id, adviceId } = failureSentence(entry.failure)
  return (
    <section className="note-conflict" role="alert">
      <h2>{words(entry.theirs ? 'note.conflict' : 'note.not-stored')}</h2>
      <p>
        {words(id)} {words(adviceId)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('note.question')}</th>
            <th scope="col">{words('note.mine')}</th>
            <th scope="col">{words('note.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {disputesOf(entry, { note, definitions }).map((dispute) => (
            <tr key={dispute.path}>
              <th scope="row">{dispute.question}</th>
              <td>{dispute.mine}</td>
              <td>{dispute.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="state-actions">
        <Button onClick={() => outbox.retry(entry)}>{words('note.keep-mine')}</Button>
        <Button
          variant="default"
          onClick={() => outbox.discard(entry.id).then(() => window.location.reload())}
        >
          {words('note.take-theirs')}
        </Button>
      </div>
    </section>
  )
}
