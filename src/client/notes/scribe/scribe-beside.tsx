import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import type { OpenNote } from '#client/notes/open/open-note.ts'
import { isStored } from '#client/notes/signing/use-signing.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { Confirmation } from '#client/ui/dialog.tsx'
import { useSource } from '#client/ui/external-store.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ActInputs } from '#generated/operations/operations.ts'
import type { Transcription } from '#generated/types/transcription.ts'
import type { Failure, Outcome } from '#shared/outcome/outcome.ts'
import { linesLeft } from '#shared/scribe/phrases-left.ts'
import { asksForConsent } from './asks-for-consent.ts'
import { type Agreement, ConsentBox, verbalConsents } from './consent-box.tsx'
import { DraftStanding } from './draft-standing.tsx'
import { isBegun, otherHand } from './is-begun.ts'
import { makeDrafts, type Owed } from './make-drafts.ts'
import { peoplePresent, staffPresent } from './people-present.ts'
import { type Phrases, usePhrases } from './use-phrases.ts'
import type { Scribe } from './use-scribe.ts'
import { versionSeen } from './version-seen.ts'
import { WhoWrites } from './who-writes.tsx'
import './scribe.css'

const ReviewDialog = laterPart({
  open: () => import('./review-dialog.tsx'),
  pick: (file) => file.ReviewDialog,
})

type Props = { readonly scribe: Scribe; readonly open: OpenNote; readonly onInserted: () => void }

/** Beside a note: phrases are typed, a draft is made of them, reviewed and inserted; nothing is recorded. */
export function ScribeBeside({ scribe, open, onInserted }: Props): ReactNode {
  const words = useWords()
  const { note } = useSource(open)
  const { transcription } = scribe
  const phrases = usePhrases(
    note.id,
    (transcription?.segments ?? []).map(({ text }) => text),
  )
  const [reviewed, setReviewed] = useState<string>()
  const letGo = () =>
    phrases.forget((typed) =>
      linesLeft(
        typed,
        (transcription?.segments ?? []).map(({ text }) => text),
      ),
    )
  const inserted = () => {
    setReviewed(undefined)
    letGo()
    scribe.refresh()
    announce(words('scribe.now-inserted'))
    onInserted()
  }
  return (
    <section className="note-panel" aria-labelledby="note-scribe">
      <h2 id="note-scribe">{words('note.beside-scribe')}</h2>
      {scribe.isInserted && <p className="note-quiet">{words('scribe.is-inserted')}</p>}
      <MakeDraft
        scribe={scribe}
        open={open}
        phrases={phrases}
        onMade={({ id, draft = [] }) => draft.length > 0 && setReviewed(id)}
      />
      {transcription && (
        <DraftStanding
          transcription={transcription}
          onReview={() => setReviewed(transcription.id)}
          onDiscarded={() => {
            letGo()
            scribe.refresh()
            notify(words('scribe.discarded'))
          }}
        />
      )}
      <WhoWrites opens={[open]} />
      {transcription && transcription.id === reviewed && (
        <ReviewDialog
          key={`${transcription.id} ${transcription.draft?.[0]?.id}`}
          transcription={transcription}
          open={open}
          onClose={() => setReviewed(undefined)}
          onInserted={inserted}
        />
      )}
    </section>
  )
}

type MakingProps = {
  readonly scribe: Scribe
  readonly open: OpenNote
  readonly phrases: Phrases
  readonly onMade: (transcription: Transcription) => void
}

function MakeDraft({ scribe, open, phrases, onMade }: MakingProps): ReactNode {
  const words = useWords()
  const { note, encounter } = useSource(open)
  const { profile } = useSession()
  const [agreement, setAgreement] = useState<Agreement>({
    ...{ people: [], witnessId: profile?.id ?? '', reason: '' },
  })
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const present = encounter ? peoplePresent(encounter) : []
  const [isAsking, setAsking] = useState(false)
  const outbox = useOutbox()
  const { transcription } = scribe
  const make = async () => {
    if (phrases.lines.length === 0 || isBusy) return
    setBusy(true)
    const { drafts, outcome } = await makeDrafts({
      owed: owedOf(open, transcription),
      isStored: ({ type, id }) => isStored(outbox, type, id),
      parts: [phrases.lines],
      draft: (lines) =>
        draftSeen(transcription, profile?.id, {
          note: { id: note.id, resourceType: 'Note' },
          phrases: lines,
          verbalConsents: verbalConsents(present, agreement),
        }),
    })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    scribe.refresh()
    for (const made of drafts) onMade(made)
  }
  const other = otherHand(transcription, profile?.id)
  const isHeld = transcription?.result === 'Hold' && transcription.segments?.length === 0
  return (
    <form
      className="scribe-phrases"
      onSubmit={(event) => {
        event.preventDefault()
        if (other || isBegun(transcription)) setAsking(true)
        else void make()
      }}
    >
      <Textarea
        label={words('scribe.phrases')}
        description={words('scribe.phrases-how')}
        autosize
        minRows={6}
        maxRows={18}
        value={phrases.text}
        onChange={({ currentTarget }) => phrases.type(currentTarget.value)}
      />
      {phrases.lines.length > 0 && (
        <p className="note-quiet">{words(phrases.isKept ? 'scribe.kept' : 'scribe.keeping')}</p>
      )}
      <FailureLines failure={failure} />
      {(asksForConsent(failure) || isHeld) && (
        <ConsentBox
          present={present}
          witnesses={staffPresent(encounter, profile)}
          agreement={agreement}
          onChange={setAgreement}
        />
      )}
      <Button type="submit" size="xs" aria-busy={isBusy} disabled={phrases.lines.length === 0}>
        {words(transcription ? 'scribe.make-anew' : 'scribe.make')}
      </Button>
      <Confirmation
        isOpen={isAsking}
        title={words('scribe.anew-title')}
        text={words(other ? 'scribe.anew-other' : 'scribe.anew-text', { name: other?.display ?? '' })}
        confirmLabel={words('scribe.make-anew')}
        onConfirm={() => void make()}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}

/** The note, who was there, and what was decided a moment ago of the draft before. */
function owedOf(open: OpenNote, transcription: Transcription | undefined): readonly Owed[] {
  const { note, encounter } = open.settle()
  return [
    { type: 'Note', id: note.id },
    ...(encounter ? [{ type: 'Encounter' as const, id: encounter.id }] : []),
    ...(transcription ? [{ type: 'Transcription' as const, id: transcription.id }] : []),
  ]
}

/** Drafts anew what was seen here of the draft before. */
async function draftSeen(
  before: Transcription | undefined,
  profileId: string | undefined,
  asked: ActInputs['transcription.draft'],
): Promise<Outcome<Transcription>> {
  const seen = await versionSeen(before, profileId)
  return seen.ok ? send('transcription.draft', { ...asked, ...seen.value }) : seen
}
