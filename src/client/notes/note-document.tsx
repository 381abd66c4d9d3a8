import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import { PdfButton } from '#client/content/pdf-button.tsx'
import { ActsMenu } from '#client/notes/acts/acts-menu.tsx'
import { TakeButton } from '#client/notes/acts/take-button.tsx'
import { type BesideTab, NoteBeside } from '#client/notes/beside/note-beside.tsx'
import { CorrectThisMember } from '#client/notes/correcting/correct-button.tsx'
import { PatientStrip } from '#client/notes/head/patient-strip.tsx'
import { usePrintable } from '#client/notes/head/use-printable.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { ReviewOffer } from '#client/notes/reviews/review-offer.tsx'
import { ReviewsPanel } from '#client/notes/reviews/reviews-panel.tsx'
import { LeftInChart } from '#client/notes/shown/left-in-chart.tsx'
import { LockedBanner } from '#client/notes/shown/locked-banner.tsx'
import { NoteWhole } from '#client/notes/shown/note-whole.tsx'
import { useShownSentence } from '#client/notes/shown/use-shown-sentence.ts'
import type { ShownNote } from '#client/notes/signing/shown-note.ts'
import { SignDialog } from '#client/notes/signing/sign-dialog.tsx'
import { SignRefused } from '#client/notes/signing/sign-refused.tsx'
import { StepDueLine } from '#client/notes/signing/step-due-line.tsx'
import { TrailPanel } from '#client/notes/signing/trail-panel.tsx'
import { useSigning } from '#client/notes/signing/use-signing.ts'
import { PatientHeader } from '#client/person/patient-header.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { Page } from '#client/ui/page/page.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { stepFacts } from '#shared/notes/facts/step-facts.ts'
import { signaturesInRound } from '#shared/notes/in-round.ts'
import { patientOf } from '#shared/notes/note-parts.ts'
import { openSteps, stepsFor } from '#shared/notes/steps-for.ts'

const waiting: readonly Note['signingState'][] = ['PartiallySigned', 'Amending']

type Props = { readonly loaded: LoadedNote; readonly reload: () => void }

/** A note that carries a signature, or a draft of somebody else: to be read and printed, never changed. */
export function NoteDocument({ loaded, reload }: Props): ReactNode {
  const words = useWords()
  const { note } = loaded.parts
  const patient = patientOf(loaded.parts)
  const mayPrint = usePrintable()
  useShownSentence(note)
  const title = loaded.definition?.name ?? note.definition.display ?? words('note.screen.note')
  const shown = useMemo<ShownNote>(
    () => ({
      isSame: (stored) => stored.note.meta.versionId === note.meta.versionId,
      takeIn: async (stored) => {
        reload()
        return stored.note.meta.versionId
      },
    }),
    [note.meta.versionId, reload],
  )
  const { signing, prepare, close } = useSigning(note, note.meta.versionId, shown)
  useWorkspace({
    key: `Note/${note.id}`,
    title: patient?.display ?? note.subject.display ?? title,
    subtitle: title,
  })
  const steps = stepsFor(loaded.signing, stepFacts(loaded.parts, loaded.preferences?.ageOfMajority ?? 18))
  const open = waiting.includes(note.signingState) ? openSteps(steps, signaturesInRound(note)) : []

  return (
    <Page
      title={title}
      above={patient && <PatientHeader id={patient.id} known={patient} />}
      beside={!patient && <PatientStrip note={note} />}
      aside={<ReadBeside note={note} patientId={patient?.id} />}
      toolbar={
        <>
          {open.length > 0 && (
            <Button onClick={() => prepare(note.meta.versionId)} loading={signing.kind === 'preparing'}>
              {words('note.sign-next')}
            </Button>
          )}
          <ReviewOffer note={note} reload={reload} />
          <TakeButton loaded={loaded} reload={reload} />
          <CorrectThisMember loaded={loaded} reload={reload} />
          <ActsMenu loaded={loaded} reload={reload} />
          {mayPrint && (
            <>
              <Button variant="default" onClick={() => window.print()}>
                {words('note.print')}
              </Button>
              <PdfButton print={() => send('note.print', { id: note.id })} />
            </>
          )}
        </>
      }
    >
      <LockedBanner note={note} />
      <LeftInChart note={note} />
      {signing.kind === 'refused' && <SignRefused failure={signing.failure} />}
      {note.scribe && (
        <p className="note-quiet">{words('note.scribed-by', { name: note.scribe.display ?? '–' })}</p>
      )}
      <StepDueLine note={note} steps={open} preferences={loaded.preferences} />
      <NoteWhole loaded={loaded} />
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

/** For whoever reads or co-signs: the trail, and beside it the plan and what was signed before. */
function ReadBeside({ note, patientId }: { readonly note: Note; readonly patientId: string | undefined }) {
  const [tab, onTab] = useState<BesideTab>('checks')
  return (
    <NoteBeside note={note} patientId={patientId} tab={tab} onTab={onTab} isRead>
      <ReviewsPanel note={note} />
      <TrailPanel note={note} />
    </NoteBeside>
  )
}
