import { Button, Checkbox, MultiSelect, NumberInput, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useThings } from '#client/scheduling/lanes/use-things.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Choice } from '#client/ui/fields/choice.tsx'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { encounterModes } from '#generated/enumerations/encounter-mode.ts'
import type { WeekRow } from '#shared/scheduling/hours/usual-week.ts'

type Props = {
  readonly row: WeekRow
  readonly onClose: () => void
  readonly onDone: (row: WeekRow) => void
}

/** What else can be said of a range: where it is, for which services, how people are met, how many, since when and until when, and a note. */
export function RangeDialog({ row, onClose, onDone }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [typed, setTyped] = useState(row)
  const day = labels(`enumeration.Weekday.${row.weekday}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(typed)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('availability.more-title', { day, start: row.start, end: row.end })}
    >
      <form className="hours-form" onSubmit={submit}>
        <Where row={typed} onChange={setTyped} />
        <Services row={typed} onChange={setTyped} />
        <Modes row={typed} onChange={setTyped} />
        <div className="hours-pair">
          <TextInput
            type="date"
            label={words('availability.from-day')}
            value={typed.from ?? ''}
            onChange={(event) => setTyped(withText(typed, 'from', event.currentTarget.value))}
          />
          <TextInput
            type="date"
            label={words('availability.until-day')}
            value={typed.until ?? ''}
            onChange={(event) => setTyped(withText(typed, 'until', event.currentTarget.value))}
          />
        </div>
        <NumberInput
          label={words('availability.max-patients')}
          value={typed.maxPatients ?? ''}
          min={1}
          max={500}
          onChange={(value) => {
            const { maxPatients: _before, ...rest } = typed
            setTyped(value === '' ? rest : { ...rest, maxPatients: Number(value) })
          }}
        />
        <TextInput
          label={words('availability.note')}
          value={typed.note ?? ''}
          maxLength={1000}
          onChange={(event) => setTyped(withText(typed, 'note', event.currentTarget.value))}
        />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit">{words('availability.take-over')}</Button>
        </div>
      </form>
    </Dialog>
  )
}

type PartProps = { readonly row: WeekRow; readonly onChange: (row: WeekRow) => void }

function Where({ row, onChange }: PartProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const { things = [], asked } = useThings(may('Location:Read') ? 'location' : 'person')
  if (!may('Location:Read')) return null
  return (
    <Choice
      label={words('availability.location')}
      data={things.map(({ id, display }) => ({ value: id, label: display }))}
      value={row.location?.id ?? ''}
      asked={asked}
      clearable
      searchable
      onChange={(id) => {
        const { location: _before, ...rest } = row
        const display = things.find((each) => each.id === id)?.display
        const location = { id, resourceType: 'Location' as const, ...(display !== undefined && { display }) }
        onChange(id === '' ? rest : { ...rest, location })
      }}
    />
  )
}

const offered = { filters: [{ field: 'status', op: 'eq', value: 'Active' }], pageSize: 500 } as const

/** For which services the range is open; those that are not offered any more stay until they are taken away. */
function Services({ row, onChange }: PartProps): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const answer = useAnswer('healthcareService.query', mayDo('healthcareService.query') ? offered : undefined)
  const named = new Map(knownOf(answer)?.items.map(({ id, display }) => [id, display]))
  for (const { id, display = '–' } of row.services ?? []) named.set(id, display)
  if (named.size === 0) return null
  return (
    <MultiSelect
      label={words('availability.services')}
      description={words('availability.services-text')}
      data={[...named].map(([value, label]) => ({ value, label }))}
      value={(row.services ?? []).map(({ id }) => id)}
      searchable
      onChange={(ids) => {
        const { services: before = [], ...rest } = row
        const services = ids.map(
          (id) =>
            before.find((each) => each.id === id) ?? {
              ...{ id, resourceType: 'HealthcareService' as const, display: named.get(id) ?? '' },
            },
        )
        onChange(services.length === 0 ? rest : { ...rest, services })
      }}
    />
  )
}

function Modes({ row, onChange }: PartProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <Checkbox.Group
      label={words('availability.modes')}
      description={words('availability.modes-text')}
      value={[...(row.modes ?? [])]}
      onChange={(chosen) => {
        const { modes: _before, ...rest } = row
        const modes = encounterModes.filter((mode) => chosen.includes(mode))
        onChange(modes.length === 0 ? rest : { ...rest, modes })
      }}
    >
      <div className="hours-checks">
        {encounterModes.map((mode) => (
          <Checkbox key={mode} value={mode} label={labels(`enumeration.EncounterMode.${mode}`)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

/** The row with this text, or without it where nothing is typed. */
function withText(row: WeekRow, name: 'from' | 'until' | 'note', value: string): WeekRow {
  const { [name]: _before, ...rest } = row
  return {
    ...rest,
    id: row.id,
    kind: row.kind,
    weekday: row.weekday,
    start: row.start,
    end: row.end,
    ...(value !== '' && { [name]: value }),
  }
}
