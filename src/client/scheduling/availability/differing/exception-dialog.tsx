import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { AvailabilityKind } from '#generated/enumerations/availability-kind.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { mostExceptionDays } from '#shared/scheduling/hours/with-exceptions.ts'
import { daysBetween, isCalendarDay } from '#shared/time/calendar.ts'

type Exception = NonNullable<Schedule['exceptions']>[number]

type Props = {
  readonly today: string
  /** The one that is changed; left out for a new one. */
  readonly known?: Exception | undefined
  readonly onClose: () => void
  readonly onAdd: (exception: Exception, until: string) => void
}

const kinds: readonly AvailabilityKind[] = ['TimeOff', 'Available', 'Unavailable', 'Hold', 'Travel']

type Typed = {
  readonly kind: AvailabilityKind
  readonly from: string
  readonly until: string
  readonly isWhole: boolean
  readonly start: string
  readonly end: string
  readonly reason: string
}

/** Asks for a day, or some days in a row, that differ from the usual week: what they are, all day or for some hours, and why. */
export function ExceptionDialog({ today, known, onClose, onAdd }: Props): ReactNode {
  const words = useWords()
  const [typed, setTyped] = useState<Typed>(() => typedOf(known, today))
  const type = (more: Partial<Typed>) => setTyped({ ...typed, ...more })
  const problem = problemIn(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === undefined) onAdd(exceptionOf(typed), typed.until || typed.from)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words(known ? 'availability.change-exception' : 'availability.add-exception')}
      size="sm"
    >
      <form className="hours-form" onSubmit={submit} noValidate>
        <NativeSelect
          label={words('availability.exception-kind')}
          value={typed.kind}
          data-autofocus
          data={kinds.map((kind) => ({ value: kind, label: words(`availability.exception-${kind}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const kind = kinds.find((each) => each === value)
            if (kind) type({ kind, isWhole: kind !== 'Available' })
          }}
        />
        <div className="hours-pair">
          <TextInput
            type="date"
            label={words('availability.exception-from')}
            required
            value={typed.from}
            onChange={(event) => type({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={words('availability.exception-until')}
            value={typed.until}
            onChange={(event) => type({ until: event.currentTarget.value })}
          />
        </div>
        <Checkbox
          label={words('availability.all-day')}
          checked={typed.isWhole}
          onChange={(event) => type({ isWhole: event.currentTarget.checked })}
        />
        {!typed.isWhole && <Times typed={typed} type={type} />}
        <TextInput
          label={words('availability.reason')}
          value={typed.reason}
          maxLength={500}
          onChange={(event) => type({ reason: event.currentTarget.value })}
        />
        {problem && (
          <p className="hours-trouble" role="alert">
            {words(problem, { most: mostExceptionDays })}
          </p>
        )}
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" disabled={problem !== undefined}>
            {words(known ? 'availability.take-over' : 'availability.add-it')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What the dialog begins with. */
function typedOf(known: Exception | undefined, today: string): Typed {
  const { kind = 'TimeOff', date = today, start, end, reason = '' } = known ?? {}
  return {
    ...{ kind, from: date, until: '', reason, isWhole: start === undefined && end === undefined },
    ...{ start: start ?? '09:00', end: end ?? '17:00' },
  }
}

type TimesProps = { readonly typed: Typed; readonly type: (more: Partial<Typed>) => void }

function Times({ typed, type }: TimesProps): ReactNode {
  const words = useWords()
  return (
    <div className="hours-pair">
      <TextInput
        type="time"
        label={words('availability.start')}
        value={typed.start}
        onChange={(event) => type({ start: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        label={words('availability.end')}
        value={typed.end}
        onChange={(event) => type({ end: event.currentTarget.value })}
      />
    </div>
  )
}

function exceptionOf({ kind, from, isWhole, start, end, reason }: Typed): Exception {
  const why = reason.trim()
  return { date: from, kind, ...(!isWhole && { start, end }), ...(why !== '' && { reason: why }) }
}

function problemIn({ from, until, isWhole, start, end }: Typed): MessageId | undefined {
  if (!isCalendarDay(from) || (until !== '' && !isCalendarDay(until))) return 'availability.date-missing'
  if (until !== '' && until < from) return 'availability.problem-until-before-from'
  if (until !== '' && daysBetween(from, until) >= mostExceptionDays) return 'availability.too-many-days'
  if (isWhole) return undefined
  if (start === '' || end === '') return 'availability.problem-time-missing'
  return end !== '00:00' && end <= start ? 'availability.problem-end-before-start' : undefined
}
