import { type ReactNode, useMemo } from 'react'
import { FormDocument } from '#client/form/form-document.tsx'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { openSheets } from '#client/notes/sections/sheet.ts'
import { SessionFacts } from '#client/notes/session/session-facts.tsx'
import { ContentCode } from '#client/notes/signing/content-code.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Signature } from '#generated/types/signature.ts'
import { signaturesOf } from '#shared/notes/steps-for.ts'

/** The text of a note to be read: its session, its sections, who signed it. */
export function NoteText({ loaded }: { readonly loaded: LoadedNote }): ReactNode {
  const words = useWords()
  const world = useWorld()
  const { note, session } = loaded.parts
  const sheets = useMemo(() => openSheets(loaded, note, world), [loaded, note, world])
  return (
    <article className="note-paper">
      {session && <SessionFacts session={session} />}
      {sheets.map((sheet) => (
        <section key={sheet.id} aria-labelledby={`read-${sheet.id}`}>
          <h2 id={`read-${sheet.id}`}>{sheet.title}</h2>
          <FormDocument answers={sheet.answers} />
        </section>
      ))}
      <section aria-labelledby="read-signatures">
        <h2 id="read-signatures">{words('note.signatures')}</h2>
        {signaturesOf(note).map((signature) => (
          <SignatureBlock key={signature.id} signature={signature} />
        ))}
      </section>
    </article>
  )
}

/** Who signed what, when in which zone, and by what the content can be recognized. */
function SignatureBlock({ signature }: { readonly signature: Signature }): ReactNode {
  const labels = useLabels()
  const words = useWords()
  const moments = useMoments()
  const at = signature.signedAt
  return (
    <div className="note-signature" data-invalid={signature.invalidated ? true : undefined}>
      <p>
        <strong>{signature.credentialsText ?? signature.signer.display}</strong>
      </p>
      <p>
        {labels(`enumeration.SignatureMeaning.${signature.meaning}`)} ·{' '}
        {labels(`enumeration.SignerRole.${signature.role}`)}
        {at && (
          <>
            {' · '}
            <time dateTime={at}>{moments.dateAndTime(at)}</time> {moments.timezone}
          </>
        )}
      </p>
      <ContentCode hash={signature.contentHash} />
      <p className="note-printed">{words('note.hash', { hash: signature.contentHash })}</p>
      {signature.invalidated && (
        <p>{words('note.signature-invalid', { reason: signature.invalidated.reason })}</p>
      )}
    </div>
  )
}
