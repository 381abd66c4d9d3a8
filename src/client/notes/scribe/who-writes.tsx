import type { ReactNode } from 'react'
import { useSession } from '#client/api/session.ts'
import type { OpenNote } from '#client/notes/open/open-note.ts'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useSource } from '#client/ui/external-store.ts'
import { useWords } from '#client/ui/words.tsx'
import { mayHandOver } from '#shared/notes/is-writer.ts'

/** The note, and of a shared one its parts behind the whole. */
type Props = { readonly opens: readonly [OpenNote, ...OpenNote[]] }

/** Whom an author lets write the note: that person drafts, reviews and inserts, and signs nothing. */
export function WhoWrites({ opens }: Props): ReactNode {
  const words = useWords()
  const [whole] = opens
  const { note } = useSource(whole)
  const { profile } = useSession()
  if (note.author.id !== profile?.id) return null
  const { scribe } = note
  const choose = (id: string, display: string) => {
    for (const open of opens.filter((each) => mayHandOver(each.read().note, profile.id)))
      open.changeNote(({ scribe: _former, ...others }) =>
        id === '' ? others : { ...others, scribe: { id, resourceType: 'Practitioner', display } },
      )
  }
  return (
    <details className="scribe-who" open={scribe !== undefined}>
      <summary>{words('scribe.who')}</summary>
      <StaffSearch
        title={words('scribe.who-writes')}
        value={scribe?.id ?? ''}
        {...(scribe?.display !== undefined && { label: scribe.display })}
        onChange={choose}
        isOptional
      />
    </details>
  )
}
