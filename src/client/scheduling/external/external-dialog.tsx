import { type ReactNode, useState } from 'react'
import { CalendarDoor, type OpenedCalendar } from '#client/content/calendar-door.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ExternalCalendars } from './external-calendars.tsx'
import { ExternalPreview } from './external-preview.tsx'
import { useExternalTimes } from './use-external-times.ts'
import './external.css'

type Props = {
  readonly isOpen: boolean
  readonly owner: string
  /** Whose calendars they are, where it is not the reader. */
  readonly who: string | undefined
  readonly onClose: () => void
}

/** The calendars elsewhere whose times count as busy here: imported from a file, seen, and taken away again. */
export function ExternalDialog({ isOpen, owner, who, onClose }: Props): ReactNode {
  const words = useWords()
  const external = useExternalTimes(owner)
  const [opened, setOpened] = useState<OpenedCalendar>()
  const title = who === undefined ? words('calendars.elsewhere') : words('calendars.elsewhere-of', { who })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="lg">
      <div className="external">
        <p>{words('calendars.elsewhere-text')}</p>
        {external.failure && <FailureNotice failure={external.failure} />}
        {opened ? (
          <ExternalPreview
            opened={opened}
            isOwn={who === undefined}
            known={external.answer?.ok ? external.answer.value.calendars : []}
            isBusy={external.isBusy}
            onImport={async (wanted) => {
              if (await external.take(wanted)) setOpened(undefined)
            }}
            onCancel={() => setOpened(undefined)}
          />
        ) : (
          <>
            <CalendarDoor onOpen={setOpened} />
            <Answered answer={external.answer} what={title} onRetry={external.retry}>
              {(told) => <ExternalCalendars told={told} onRemove={external.remove} />}
            </Answered>
          </>
        )}
      </div>
    </Dialog>
  )
}
