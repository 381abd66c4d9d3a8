import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { closeWorkspace } from '#client/routing/workspace.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { wasSigned } from '#shared/notes/note-lifecycle.ts'
import { DiscardDialog } from './discard-dialog.tsx'

const open: readonly Note['signingState'][] = ['Draft', 'ReadyToSign', 'Returned']

/** In the head of a note that nobody has ever signed: its author takes it away, with a reason. What is still on its way is stored before. */
export function DiscardNote({ note }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { profile } = useSession()
  const go = useGo()
  const [isAsking, setAsking] = useState(false)
  const isMine = note.author.id === profile?.id && open.includes(note.signingState) && !wasSigned(note)
  if (!isMine || !mayDo('note.discard')) return null
  const gone = () => {
    closeWorkspace(`Note/${note.id}`)
    refreshAllAnswers()
    notify(words('note.discarded'))
    return go('/today')
  }
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconTrash size={14} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words('note.discard')}
      </Button>
      {isAsking && (
        <DiscardDialog
          note={note}
          title={words('note.discard-title')}
          text={words('note.discard-text')}
          onClose={() => setAsking(false)}
          onGone={gone}
        />
      )}
    </>
  )
}
