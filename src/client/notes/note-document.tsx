import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { FormDocument } from '#client/form/form-document.tsx'
import { PatientStrip } from '#client/notes/head/patient-strip.tsx'
import { usePrintable } from '#client/notes/head/use-printable.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { openSheets } from '#client/notes/sections/sheet.ts'
import { SessionFacts } from '#client/notes/session/session-facts.tsx'
import { ContentCode } from '#client/notes/signing/content-code.tsx'
import { SignDialog } from '#client/notes/signing/sign-dialog.tsx'
import { TrailPanel } from '#client/notes/signing/trail-panel.tsx'
import { useSigning } from '#client/notes/signing/use-signing.ts'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Note } from '#generated/types/note.ts'
import type { Signature } from '#generated/types/signature.ts'
import { stepFacts } from '#shared/notes/facts/step-facts.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { openSteps, signaturesOf, stepsFor } from '#shared/notes/steps-for.ts'

type Props = { readonly loaded: LoadedNote; readonly reload: () => void }

/** A note that carries a signature, or a draft of somebody else: to be read and printed, never changed. */
export function NoteDocument({ loaded, reload }: Props): ReactNode {
  const words = useWords()
  const { note, session } = loaded.parts
  const mayPrint = usePrintable()
  const world = useWorld()
  const sheets = useMemo(() => openSheets(loaded, note, world), [loaded, note, world])
  const title = loaded.definition?.name ?? note.definition.display ?? words('note.screen.note')
  const { signing, prepare, close } = useSigning(note, note.meta.versionId)
  useWorkspace({
    key: `Note/${note.id}`,
    title: session?.patient?.display ?? note.subject.display ?? title,
    subtitle: title,
  })
  const steps = stepsFor(loaded.signing, stepFacts(loaded.parts, loaded.preferences?.ageOfMajority ?? 18))
  const isWaiting = note.signingState === 'PartiallySigned' && openSteps(steps, signaturesOf(note)).length > 0

  return (
    <Page
      title={title}
      beside={<PatientStrip note={note} patient={session?.patient} />}
      aside={<TrailPanel note={note} />}
      toolbar={
        <>
          {isWaiting && (
            <Button onClick={() => prepare(note.meta.versionId)} loading={signing.kind === 'preparing'}>
              {words('note.sign-next')}
            </Button>
          )}
          {mayPrint && (
            <Button variant="default" onClick={() => window.print()}>
              {words('note.print')}
            </Button>
          )}
        </>
      }
    >
      <LockedBanner note={note} />
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
      {signing.kind === 'open' && (
        <SignDialog
          noteId={note.id}
          readiness={signing.readiness}
          onClose={close}
          onSigned={() => {
            close()
            reload()
          }}
        />
      )}
    </Page>
  )
}

function LockedBanner({ note }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (!isFrozen(note.signingState))
    return (
      <p className="note-locked" role="status">
        {words('note.draft-of', {
          author: note.author.display ?? '–',
          begun: moments.dayAndTime(note.created),
        })}
      </p>
    )
  const state = note.signingState === 'PartiallySigned' ? 'note.locked-partly' : 'note.locked'
  return (
    <p className="note-locked" role="status">
      <IconLock size={16} aria-hidden="true" />{' '}
      {words(note.signingState === 'Voided' ? 'note.voided' : state)}
    </p>
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
