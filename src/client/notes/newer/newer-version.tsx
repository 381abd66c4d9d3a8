import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { DifferenceList } from '#client/impact/difference-list.tsx'
import { readDifferences } from '#client/impact/read-impact.ts'
import { useAsked } from '#client/impact/use-asked.ts'
import type { OpenNote } from '#client/notes/open/open-note.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { useSource } from '#client/ui/external-store.ts'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { NewerFate } from './newer-fate.tsx'
import { useMoving } from './use-moving.ts'

type Props = {
  readonly loaded: LoadedNote
  readonly open: OpenNote
  /** The draft has moved to another version, or back. */
  readonly onMoved: (way: 'newer' | 'back') => void
}

/** That there is a newer version of the definition that a draft is written by: what would change, what becomes of the answers, and the press that moves it. Nothing where there is none. */
export function NewerVersion(props: Props): ReactNode {
  const { loaded, open } = props
  const { definition } = loaded
  const words = useWords()
  const [isSeen, setSeen] = useState(false)
  const { note } = useSource(open)
  const key = isMovable(note) ? definition?.key : undefined
  const asked = useMemo<QueryCall | undefined>(
    () =>
      key === undefined
        ? undefined
        : {
            filters: [
              { field: 'key', op: 'eq', value: key },
              { field: 'status', op: 'eq', value: 'Active' },
            ],
            pageSize: 1,
          },
    [key],
  )
  const newest = knownOf(useAnswer('noteDefinition.query', asked))?.items[0]
  if (!definition || !newest || newest.version <= definition.version) return null
  if (!newest.kinds.includes(note.kind)) return null
  const see = () => {
    open.settle()
    setSeen(true)
  }
  return (
    <section className="note-newer" aria-label={words('note.newer-version')}>
      <p>
        {words('note.newer-version')}{' '}
        {!isSeen && (
          <Button variant="default" size="compact-sm" onClick={see}>
            {words('note.see-newer')}
          </Button>
        )}
      </p>
      {isSeen && <Changes {...props} definition={definition} newest={newest} />}
    </section>
  )
}

/** Only a draft moves that nobody has signed and that stands for itself. */
function isMovable({ signingState, signatures = [], patientSignatures = [], partOf, definition }: Note) {
  if (signingState !== 'Draft' && signingState !== 'Returned') return false
  return (
    signatures.length + patientSignatures.length === 0 &&
    !partOf &&
    definition.resourceType === 'NoteDefinition'
  )
}

type ChangesProps = Props & { readonly definition: NoteDefinition; readonly newest: NoteDefinition }

function Changes({ loaded, open, onMoved, definition, newest }: ChangesProps): ReactNode {
  const words = useWords()
  const { version } = newest
  const title = words('note.newer-title', { version })
  const ask = useCallback(() => readDifferences(definition, newest), [definition, newest])
  const differences = useAsked(ask)
  const { move, isBusy, failure, isUnsaved } = useMoving(open)
  return (
    <>
      <h2>{title}</h2>
      <Answered answer={differences.answer} what={title} onRetry={differences.ask}>
        {(found) => <DifferenceList type="NoteDefinition" differences={found} />}
      </Answered>
      <NewerFate loaded={loaded} open={open} newest={newest} />
      {isUnsaved && <p role="alert">{words('note.not-yet-saved')}</p>}
      {failure && <FailureNotice failure={failure} />}
      <div>
        <Button
          loading={isBusy}
          onClick={() => void move(false).then((isDone) => isDone && onMoved('newer'))}
        >
          {words('note.move-to-newer', { version })}
        </Button>
      </div>
    </>
  )
}
