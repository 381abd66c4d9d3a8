import { type ReactNode, useMemo } from 'react'
import { FormDocument } from '#client/form/form-document.tsx'
import { Amendments } from '#client/notes/acts/amendments.tsx'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { openSheets } from '#client/notes/sections/sheet.ts'
import { SessionFacts } from '#client/notes/session/session-facts.tsx'
import { SignatureBlock } from '#client/notes/signing/signature-block.tsx'
import { SignedCopies } from '#client/notes/signing/signed-copies.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { signaturesOf } from '#shared/notes/steps-for.ts'
import { AdminEdits } from './admin-edits.tsx'

/** The text of a note to be read: its session, its sections, who signed it. */
export function NoteText({ loaded }: { readonly loaded: LoadedNote }): ReactNode {
  const words = useWords()
  const world = useWorld()
  const { told } = loaded
  const { note } = loaded.parts
  const sheets = useMemo(
    () =>
      openSheets(loaded, note, world).toSorted(
        (one, other) => (note.sections[one.index]?.order ?? 0) - (note.sections[other.index]?.order ?? 0),
      ),
    [loaded, note, world],
  )
  return (
    <article className="note-paper">
      {told && <SessionFacts session={told} note={note} />}
      {sheets.map((sheet) => (
        <section key={sheet.id} aria-labelledby={`read-${sheet.id}`}>
          <h2 id={`read-${sheet.id}`}>{sheet.title}</h2>
          <FormDocument answers={sheet.answers} />
        </section>
      ))}
      <Amendments loaded={loaded} />
      <AdminEdits note={note} />
      <section aria-labelledby={`read-signatures-${note.id}`}>
        <h2 id={`read-signatures-${note.id}`}>{words('note.signatures')}</h2>
        {signaturesOf(note).map((signature) => (
          <SignatureBlock key={signature.id} signature={signature} due={note.dueToSign} />
        ))}
      </section>
      <SignedCopies note={note} />
    </article>
  )
}
