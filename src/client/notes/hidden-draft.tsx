import { IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CorrectThisMember } from '#client/notes/correcting/correct-button.tsx'
import { CorrectMembers } from '#client/notes/correcting/correct-members.tsx'
import { useMayCorrect } from '#client/notes/correcting/use-may-correct.ts'
import { PatientStrip } from '#client/notes/head/patient-strip.tsx'
import { usePrintable } from '#client/notes/head/use-printable.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { SessionFacts } from '#client/notes/session/session-facts.tsx'
import { AdminEdits } from '#client/notes/shown/admin-edits.tsx'
import { PatientHeader } from '#client/person/patient-header.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import { isCommonPart } from '#shared/notes/group/is-member-part.ts'
import { patientOf } from '#shared/notes/note-parts.ts'

type Props = { readonly loaded: LoadedNote; readonly reload: () => void }

/** A colleague's draft: that there is one, whose and of which session, and nothing of its words; whoever may corrects who was there. */
export function HiddenDraft({ loaded, reload }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { note, session } = loaded.parts
  const mayCorrect = useMayCorrect(loaded)
  const patient = patientOf(loaded.parts)
  usePrintable()
  const title = loaded.definition?.name ?? note.definition.display ?? words('note.screen.note')
  useWorkspace({
    key: `Note/${note.id}`,
    title: patient?.display ?? note.subject.display ?? title,
    subtitle: title,
  })

  return (
    <Page
      title={title}
      above={patient && <PatientHeader id={patient.id} known={patient} />}
      beside={!patient && <PatientStrip note={note} />}
      toolbar={<CorrectThisMember loaded={loaded} reload={reload} />}
    >
      <EmptyState
        icon={IconEyeOff}
        title={words('note.hidden-title', {
          author: note.author.display ?? '–',
          begun: moments.dayAndTime(note.created),
        })}
        text={words('note.hidden-text')}
      />
      {session && <SessionFacts session={session} note={note} />}
      {mayCorrect && isCommonPart(note) && <CorrectMembers common={loaded} reload={reload} />}
      <AdminEdits note={note} />
    </Page>
  )
}
