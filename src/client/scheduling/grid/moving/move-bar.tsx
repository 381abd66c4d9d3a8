import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ClashStrip } from '#client/scheduling/booking/clash-strip.tsx'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Moving } from './use-moving.ts'

/** Below the calendar while an appointment is being moved: where it would be, what that meets, and the two ways out. */
export function MoveBar({ moving }: { readonly moving: Moving }): ReactNode {
  const words = useWords()
  const {
    sentence,
    meets,
    needsWord,
    clashes,
    failure,
    canConfirm,
    isMoving,
    isDragged,
    isUnasked,
    appointment,
  } = moving
  return (
    <section className="move-bar" aria-label={words('scheduling.move-title')}>
      <div className="move-said">
        <strong>{sentence}</strong>
        {!isDragged && <span>{words('scheduling.move-keys')}</span>}
        {isUnasked && <span>{words('scheduling.move-unasked')}</span>}
        {appointment?.series && <OfflineWord says="series.offline" />}
        {failure && <FailureNotice failure={failure} />}
        <div className="own-clash">
          {meets.map((each) => (
            <p key={each}>
              <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
              {each}
            </p>
          ))}
        </div>
        {needsWord && <ClashStrip clashes={clashes} />}
      </div>
      <div className="booking-end">
        <Button variant="default" onClick={moving.giveUp}>
          {words('scheduling.do-not-move')}
        </Button>
        <Button loading={isMoving} disabled={needsWord && !canConfirm} onClick={moving.confirm}>
          {words(wordOf(moving))}
        </Button>
      </div>
    </section>
  )
}

/** Of a series it is asked first how much of it moves. */
function wordOf({ appointment, needsWord, canConfirm }: Moving) {
  if (appointment?.series) return 'scheduling.move'
  return needsWord && canConfirm ? 'scheduling.move-anyway' : 'scheduling.move-now'
}
