import type { ReactNode } from 'react'
import { ConflictNotice } from '#client/resources/editing/conflict-notice.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { CellEdits } from './use-cell-edits.ts'
import '#client/resources/editing/record.css'

type Props = { readonly description: ScreenDescription; readonly edits: CellEdits }

/** Somebody else changed the same cell first: both texts, and a person decides. Closing leaves the text in the drawer. */
export function CellConflict({ description, edits }: Props): ReactNode {
  const words = useWords()
  const { conflict, decide, setConflict } = edits
  return (
    <Dialog
      isOpen={conflict !== undefined}
      onClose={() => decide()}
      title={words('resources.cell-conflict')}
      size="lg"
    >
      {conflict?.entry?.theirs && (
        <ConflictNotice
          description={description}
          entry={conflict.entry}
          onDecided={decide}
          onRefused={setConflict}
        />
      )}
      {conflict && !conflict.entry?.theirs && <FailureNotice failure={conflict.failure} />}
    </Dialog>
  )
}
