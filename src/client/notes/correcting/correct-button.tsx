import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'
import { isMemberPart } from '#shared/notes/group/is-member-part.ts'
import { mayBeCorrected } from '#shared/notes/group/may-be-corrected.ts'
import { useMayCorrect } from './use-may-correct.ts'

const CorrectDialog = lazy(() =>
  import('./correct-dialog.tsx').then((file) => ({ default: file.CorrectDialog })),
)

type ButtonProps = {
  /** The member's part. */
  readonly noteId: string
  readonly name: string
  readonly onDone: (isRemoved: boolean) => void
}

/** Opens the dialog that corrects one member, for whoever may. */
export function CorrectButton({ noteId, name, onDone }: ButtonProps): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="default"
        aria-label={words('note.correct-member-named', { name })}
        onClick={() => setOpen(true)}
      >
        {words('note.correct-member')}
      </Button>
      {isOpen && (
        <Suspense>
          <CorrectDialog
            noteId={noteId}
            name={name}
            onClose={close}
            onDone={(isRemoved) => {
              close()
              onDone(isRemoved)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type Props = { readonly loaded: LoadedNote; readonly reload: () => void }

/** Where a member's part is read by itself: the way to correct it, for whoever may; a part that is gone leads back to the group's note. */
export function CorrectThisMember({ loaded, reload }: Props): ReactNode {
  const go = useGo()
  const mayCorrect = useMayCorrect(loaded)
  const { note, session, shared } = loaded.parts
  const common = shared?.parent
  if (!mayCorrect || !common || !isMemberPart(note) || !mayBeCorrected(note, common)) return null
  return (
    <CorrectButton
      noteId={note.id}
      name={session?.patient?.display ?? note.subject.display ?? ''}
      onDone={(isRemoved) => (isRemoved ? go(`/notes/${common.id}`) : reload())}
    />
  )
}
