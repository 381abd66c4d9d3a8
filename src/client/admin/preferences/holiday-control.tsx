import { Button } from '@mantine/core'
import { IconCalendarUp } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { CalendarDoor, type OpenedCalendar } from '#client/content/calendar-door.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { HolidayChoice } from './holiday-choice.tsx'
import { ListControl } from './list-control.tsx'

/** The closed days of the practice: one at a time, or the whole days of a calendar file. What is added is saved with the other changes. */
export function HolidayControl(props: ComponentProps<typeof ListControl>): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState<OpenedCalendar>()
  const known = Array.isArray(props.value) ? props.value.filter((each) => typeof each === 'string') : []
  const close = () => {
    setOpen(false)
    setOpened(undefined)
  }
  const add = (days: readonly string[]) => {
    props.onChange([...new Set([...known, ...days])].toSorted())
    notify(words('calendars.holidays-added', { count: days.length }))
    close()
  }
  return (
    <div className="pref-holidays">
      <ListControl {...props} />
      <Button
        variant="default"
        leftSection={<IconCalendarUp size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words('calendars.holidays')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={words('calendars.holidays')} size="lg">
        <p>{words('calendars.holidays-text')}</p>
        {opened ? (
          <HolidayChoice opened={opened} known={known} onAdd={add} onCancel={() => setOpened(undefined)} />
        ) : (
          <CalendarDoor onOpen={setOpened} />
        )}
      </Dialog>
    </div>
  )
}
