import { type ReactNode, useMemo, useState } from 'react'
import { DraftStanding } from '#client/notes/scribe/draft-standing.tsx'
import { usePhrases } from '#client/notes/scribe/use-phrases.ts'
import { WhoWrites } from '#client/notes/scribe/who-writes.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { notify } from '#client/ui/notices.tsx'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Transcription } from '#generated/types/transcription.ts'
import { phrasesAgain } from '#shared/scribe/phrases-again.ts'
import { phrasesLeft } from '#shared/scribe/phrases-left.ts'
import { toReview } from '#shared/scribe/to-review.ts'
import { nameOf } from './checks-of.ts'
import { GroupPhrases } from './group-phrases.tsx'
import type { GroupDrafts, PartDraft } from './use-group-drafts.ts'
import type { OpenGroup, OpenPart } from './use-open-group.ts'
import { namesSomebodyElse, phrasesOf, useMeant } from './use-placed-phrases.ts'
import { wholeWords } from './whole-words.ts'
import '#client/notes/scribe/scribe.css'

const ReviewDialog = laterPart({
  open: () => import('#client/notes/scribe/review-dialog.tsx'),
  pick: (file) => file.ReviewDialog,
})

type Props = {
  readonly group: OpenGroup
  readonly drafts: GroupDrafts
  readonly onInserted: () => void
}

/** Beside a shared note: phrases are typed once, each goes to the part that is meant, and every part's draft is reviewed and inserted by itself. */
export function GroupScribe({ group, drafts, onInserted }: Props): ReactNode {
  const words = useWords()
  const called = useCalled(group)
  const { common, members } = group
  const meant = useMeant(group)
  const { waiting } = drafts
  const held = useMemo(
    () =>
      phrasesAgain(
        waiting.map((each) => phrasesOf(group, each)),
        meant,
      ),
    [group, waiting, meant],
  )
  const phrases = usePhrases(common.loaded.parts.note.id, held)
  const letGo = (draft: PartDraft) =>
    phrases.forget((typed) => phrasesLeft(typed, phrasesOf(group, draft), meant))
  const review = useReviews(drafts, letGo, () => {
    announce(words('scribe.now-inserted'))
    onInserted()
  })
  return (
    <section className="note-panel" aria-labelledby="note-scribe">
      <h2 id="note-scribe">{words('note.beside-scribe')}</h2>
      {drafts.isInserted && <p className="note-quiet">{words('scribe.is-inserted')}</p>}
      <GroupPhrases {...{ group, drafts, phrases, meant, called }} onMade={review.begin} />
      {waiting.map((each) => (
        <DraftStanding
          key={each.transcription.id}
          whose={called(each.part)}
          transcription={each.transcription}
          onReview={() => review.begin([each.transcription])}
          onDiscarded={() => {
            letGo(each)
            drafts.refresh()
            notify(words('scribe.discarded'))
          }}
        />
      ))}
      <WhoWrites opens={[common.open, ...members.map(({ open }) => open)]} />
      {review.shown && (
        <ReviewDialog
          key={`${review.shown.transcription.id} ${review.shown.transcription.draft?.[0]?.id}`}
          transcription={review.shown.transcription}
          open={review.shown.part.open}
          whose={called(review.shown.part)}
          doubt={(text) =>
            review.shown && namesSomebodyElse(group, review.shown.part, text)
              ? words('scribe.line-names')
              : undefined
          }
          onClose={review.close}
          onInserted={review.inserted}
        />
      )}
    </section>
  )
}

/** What a part is called: the whole, or its member or service. */
function useCalled({ common }: OpenGroup): (part: OpenPart) => string {
  const words = useWords()
  return (part) => (part === common ? words(wholeWords(common.loaded.parts.note).whole) : nameOf(part))
}

/** One draft is reviewed after the other, the chosen ones first, until none waits or the reviewer goes away; then the note is read anew. */
function useReviews(
  { waiting, refresh }: GroupDrafts,
  onOne: (inserted: PartDraft) => void,
  onDone: () => void,
) {
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [inserted, setInserted] = useState<readonly string[]>([])
  const left = waiting.filter(
    ({ transcription: { id, draft = [] } }) => draft.length > 0 && !inserted.includes(id),
  )
  const queue = wanted.flatMap((id) => left.filter(({ transcription }) => transcription.id === id))
  const [shown] = queue
  const close = () => {
    setWanted([])
    if (inserted.length > 0) onDone()
  }
  return {
    shown,
    begin: (chosen: readonly Transcription[]) =>
      setWanted(
        toReview(
          chosen,
          left.map(({ transcription }) => transcription),
        ),
      ),
    close,
    inserted: () => {
      if (shown) {
        setInserted([...inserted, shown.transcription.id])
        onOne(shown)
      }
      refresh()
      if (queue.length > 1) return
      setWanted([])
      onDone()
    },
  }
}
