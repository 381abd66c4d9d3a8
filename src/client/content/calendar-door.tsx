import { Button } from '@mantine/core'
import { IconCalendarUp } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useFocusIfLost } from '#client/ui/keys/use-focus-if-lost.ts'
import { useWords } from '#client/ui/words.tsx'
import { decodeText } from '#shared/csv/decode-text.ts'
import { mostSigns, type ReadCalendar, readCalendar } from '#shared/icalendar/read-calendar.ts'
import { FileInput } from './file-input.tsx'
import { useFileDrop } from './use-file-drop.ts'
import './content.css'

/** A calendar file as it was read: what it is called, and what stands in it. */
export type OpenedCalendar = {
  readonly file: string
  readonly calendar: Extract<ReadCalendar, { readonly ok: true }>
}

/** The way in for a calendar file, chosen or dropped; it is read on this device, and a file that cannot be read is told with its line. */
export function CalendarDoor({ onOpen }: { readonly onOpen: (opened: OpenedCalendar) => void }): ReactNode {
  const words = useWords()
  const place = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useFocusIfLost(button)
  const [failure, setFailure] = useState<string>()

  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const read = await readFile(file)
    if (read.ok) {
      setFailure(undefined)
      onOpen({ file: file.name, calendar: read })
    } else {
      const { why, line = 0 } = read.trouble
      setFailure(words(`calendars.${why}`, { line }))
    }
  }
  const isOver = useFileDrop(place, (files) => void take(files))

  return (
    // The button does all that dropping does; the area is only a larger target for the mouse.
    <section
      ref={place}
      className="calendar-door"
      aria-label={words('calendars.door')}
      data-over={isOver || undefined}
    >
      <p>{words('calendars.drop')}</p>
      <FileInput
        of={input}
        accept=".ics,.ical,.ifb,text/calendar"
        isSingle
        onFiles={(files) => void take(files)}
      />
      <Button
        ref={button}
        variant="default"
        leftSection={<IconCalendarUp size={14} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {words('calendars.choose')}
      </Button>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </section>
  )
}

/** What is larger than can be read is refused before it is in memory. */
async function readFile(file: File): Promise<ReadCalendar> {
  if (file.size > mostSigns) return { ok: false, trouble: { why: 'too-large' } }
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()))
  return readCalendar(text)
}
