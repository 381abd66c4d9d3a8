import { IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWorkspace } from '#client/routing/workspace.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { LoadedNote } from './load-note.ts'
import { PatientStrip } from './patient-strip.tsx'
import { SessionFacts } from './session-facts.tsx'
import { usePrintable } from './use-printable.ts'

/** A colleague's draft: that there is one, whose and of which session, and nothing of its words. */
export function HiddenDraft({ loaded }: { readonly loaded: LoadedNote }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { note, session } = loaded.parts
  usePrintable()
  const title = loaded.definition?.name ?? note.definition.display ?? words('note.title')
  useWorkspace({
    key: `Note/${note.id}`,
    title: session?.patient?.display ?? note.subject.display ?? title,
    subtitle: title,
  })

  return (
    <Page title={title} beside={<PatientStrip note={note} patient={session?.patient} />}>
      <EmptyState
        icon={IconEyeOff}
        title={words('note.hidden-title', {
          author: note.author.display ?? '–',
          begun: moments.dayAndTime(note.created),
        })}
        text={words('note.hidden-text')}
      />
      {session && <SessionFacts session={session} />}
    </Page>
  )
}
