import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { asksForConsent } from '#client/notes/scribe/asks-for-consent.ts'
import { type Agreement, ConsentBox, verbalConsents } from '#client/notes/scribe/consent-box.tsx'
import { isBegun, otherHand } from '#client/notes/scribe/is-begun.ts'
import { makeDrafts, type Owed } from '#client/notes/scribe/make-drafts.ts'
import { peoplePresent, staffPresent } from '#client/notes/scribe/people-present.ts'
import type { Phrases } from '#client/notes/scribe/use-phrases.ts'
import { versionSeen } from '#client/notes/scribe/version-seen.ts'
import { isStored } from '#client/notes/signing/use-signing.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { Confirmation } from '#client/ui/dialog.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Transcription } from '#generated/types/transcription.ts'
import type { Failure, Outcome } from '#shared/outcome/outcome.ts'
import type { MeantParts } from '#shared/scribe/who-is-meant.ts'
import type { GroupDrafts } from './use-group-drafts.ts'
import type { OpenGroup, OpenPart } from './use-open-group.ts'
import { type PlacedLines, usePlacedPhrases } from './use-placed-phrases.ts'

type Props = {
  readonly group: OpenGroup
  readonly drafts: GroupDrafts
  readonly phrases: Phrases
  readonly meant: MeantParts
  readonly called: (part: OpenPart) => string
  /** The drafts that were made. */
  readonly onMade: (drafts: readonly Transcription[]) => void
}

/** The phrases of a whole meeting, where each of them goes, and the drafts that are made of them: one for each part, so that none holds another's words. */
export function GroupPhrases({ group, drafts, phrases, meant, called, onMade }: Props): ReactNode {
  const words = useWords()
  const placed = usePlacedPhrases(group, meant, phrases.lines)
  const consent = useConsents(group)
  const outbox = useOutbox()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const astray = placed.flatMap(({ lines }) => lines).filter(({ doubt }) => doubt !== undefined).length
  const isReady = phrases.lines.length > 0 && astray === 0
  const [other] = drafts.waiting.flatMap(
    ({ transcription }) => otherHand(transcription, consent.profileId) ?? [],
  )
  const make = async () => {
    if (!isReady || isBusy) return
    setBusy(true)
    const parts = placed.flatMap(({ part, lines }) => (part ? [{ part, lines }] : []))
    const { drafts: made, outcome } = await makeDrafts({
      owed: owedOf(
        group,
        parts.map(({ part }) => part),
        drafts,
      ),
      isStored: ({ type, id }) => isStored(outbox, type, id),
      parts,
      draft: (each) => draftOf(each, { ...consent, waiting: drafts.waiting }),
    })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    drafts.refresh()
    if (outcome.ok) onMade(made)
  }
  return (
    <form
      className="scribe-phrases"
      onSubmit={(event) => {
        event.preventDefault()
        if (other || drafts.waiting.some(({ transcription }) => isBegun(transcription))) setAsking(true)
        else void make()
      }}
    >
      <Textarea
        label={words('scribe.phrases')}
        description={words('scribe.group-how')}
        autosize
        minRows={6}
        maxRows={18}
        value={phrases.text}
        onChange={({ currentTarget }) => phrases.type(currentTarget.value)}
      />
      {phrases.lines.length > 0 && (
        <p className="note-quiet">{words(phrases.isKept ? 'scribe.kept' : 'scribe.keeping')}</p>
      )}
      <WhereTo placed={placed} called={called} />
      <p role="status" className="scribe-astray">
        {astray > 0 && words('scribe.not-placed', { count: astray })}
      </p>
      <FailureLines failure={failure} />
      {(asksForConsent(failure) || drafts.waiting.some(isHeld)) && <ConsentBox {...consent.box} />}
      <Button type="submit" size="xs" aria-busy={isBusy} disabled={!isReady}>
        {words(drafts.waiting.length > 0 ? 'scribe.make-anew' : 'scribe.make')}
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

function isHeld({ transcription: { result, segments = [] } }: GroupDrafts['waiting'][number]): boolean {
  return result === 'Hold' && segments.length === 0
}

type WhereProps = { readonly placed: readonly PlacedLines[]; readonly called: Props['called'] }

/** Seen before anything is sent: to whom each line goes, and which go nowhere yet. */
function WhereTo({ placed, called }: WhereProps): ReactNode {
  const words = useWords()
  if (placed.length === 0) return null
  return (
    <section className="scribe-where" aria-label={words('scribe.where')}>
      {placed.map(({ part, lines }) => (
        <div key={part?.loaded.parts.note.id ?? ''}>
          {part && <h3>{called(part)}</h3>}
          <ul>
            {lines.map(({ text, doubt, said }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be typed twice.
              <li key={index}>
                {text}
                {doubt && (
                  <span className="scribe-doubt">
                    {words(doubt, { name: said ?? (part ? called(part) : '') })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Of a group everybody who came is asked. */
function useConsents({ common, members }: OpenGroup) {
  const { profile } = useSession()
  const [agreement, setAgreement] = useState<Agreement>({
    ...{ people: [], witnessId: profile?.id ?? '', reason: '' },
  })
  const sessions = [common, ...members].flatMap(({ open }) => open.read().encounter ?? [])
  const here = sessions.filter(({ visitStatus }) => visitStatus === 'Show').flatMap(peoplePresent)
  const present = here.filter((person, index) => here.findIndex(({ id }) => id === person.id) === index)
  const witnesses = staffPresent(common.open.read().encounter, profile)
  return {
    box: { present, witnesses, agreement, onChange: setAgreement },
    verbal: verbalConsents(present, agreement),
    profileId: profile?.id,
  }
}

type Making = Pick<ReturnType<typeof useConsents>, 'verbal' | 'profileId'> & Pick<GroupDrafts, 'waiting'>

/** All that a draft rests on: who was there, of everybody, the parts that are drafted, and what was decided of drafts before. */
function owedOf({ common, members }: OpenGroup, drafted: readonly OpenPart[], { waiting }: GroupDrafts) {
  const owed: Owed[] = waiting.map(({ transcription: { id } }) => ({ type: 'Transcription', id }))
  for (const part of [common, ...members]) {
    const { note, encounter } = part.open.settle()
    if (encounter) owed.push({ type: 'Encounter', id: encounter.id })
    if (drafted.includes(part)) owed.push({ type: 'Note', id: note.id })
  }
  return owed
}

type PartLines = { readonly part: OpenPart; readonly lines: PlacedLines['lines'] }

async function draftOf(
  { part, lines }: PartLines,
  { verbal, profileId, waiting }: Making,
): Promise<Outcome<Transcription>> {
  const { id } = part.open.read().note
  const before = waiting.find(({ transcription }) => transcription.note?.id === id)
  const seen = await versionSeen(before?.transcription, profileId)
  if (!seen.ok) return seen
  return send('transcription.draft', {
    note: { id, resourceType: 'Note' },
    phrases: lines.map(({ text }) => text),
    verbalConsents: verbal,
    ...seen.value,
  })
}
