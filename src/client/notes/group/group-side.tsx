import { type ReactNode, useState } from 'react'
import { useSession } from '#client/api/session.ts'
import { type BesideTab, NoteBeside } from '#client/notes/beside/note-beside.tsx'
import { AskReview } from '#client/notes/reviews/ask-review.tsx'
import { ReviewOffer } from '#client/notes/reviews/review-offer.tsx'
import { ReviewsPanel } from '#client/notes/reviews/reviews-panel.tsx'
import type { Check, Place } from '#client/notes/sections/check.ts'
import { ChecksPanel } from '#client/notes/sections/checks-panel.tsx'
import { TrailPanel } from '#client/notes/signing/trail-panel.tsx'
import { isOpenTo } from '#shared/notes/is-writer.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { GroupScribe } from './group-scribe.tsx'
import { useGroupDrafts } from './use-group-drafts.ts'
import type { OpenGroup, OpenPart } from './use-open-group.ts'

type Props = {
  readonly group: OpenGroup
  /** What is on the screen. */
  readonly part: OpenPart
  readonly checks: readonly Check[]
  readonly go: (place: Place) => void
  readonly reload: () => void
}

/** Beside a shared note: the checks and the trail of the part on the screen, what is drafted for all parts, and snippets. */
export function GroupSide({ group, part, checks, go, reload }: Props): ReactNode {
  const [tab, setTab] = useState<BesideTab>('checks')
  const drafts = useGroupDrafts(group)
  const { note } = part.open.read()
  const { profile } = useSession()
  return (
    <aside className="note-side">
      <NoteBeside
        note={note}
        patientId={undefined}
        tab={tab === 'scribe' && !drafts ? 'checks' : tab}
        onTab={setTab}
        scribe={drafts && <GroupScribe group={group} drafts={drafts} onInserted={reload} />}
      >
        {!isFrozen(note.signingState) && <ChecksPanel checks={checks} go={go} />}
        <ReviewsPanel note={note}>
          {isOpenTo(note, profile?.id) && <AskReview open={part.open} onReady={reload} />}
        </ReviewsPanel>
        <ReviewOffer note={note} reload={reload} />
        <TrailPanel note={note} />
      </NoteBeside>
    </aside>
  )
}
