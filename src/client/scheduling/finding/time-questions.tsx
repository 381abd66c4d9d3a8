import { MultiSelect, NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { SeveralStaff } from '#client/person/choosing/several-staff.tsx'
import { AskedFailure, type AskedOf, useAskedText } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import {
  anyRooms,
  type BookablePlace,
  mostPeople,
  mostRooms,
  roomNeeds,
  type TimeFields,
  type TimesStart,
  type timeProblems,
} from './time-fields.ts'
import { WishChoices } from './wish-choices.tsx'

type Props = {
  readonly start: TimesStart
  readonly fields: TimeFields
  /** What is missing, once somebody has asked. */
  readonly problems: ReturnType<typeof timeProblems>
  readonly onChange: (fields: TimeFields) => void
  readonly places: readonly BookablePlace[]
  readonly asked: AskedOf
}

/** What is asked before times are found: with whom, how long, where, and when the patient would like to come. */
export function TimeQuestions(props: Props): ReactNode {
  const words = useWords()
  const { start, fields, problems, onChange } = props
  return (
    <>
      {start.mayChoose ? (
        <SeveralStaff
          title={words('finding.people')}
          hint={words('finding.people-hint')}
          isRequired
          people={fields.people}
          most={mostPeople}
          onChange={(people) => onChange({ ...fields, people })}
          error={problems.people && words(problems.people)}
        />
      ) : (
        <p className="finding-with">{words('scheduling.with-person', { who: start.owner?.display ?? '' })}</p>
      )}
      <div className="booking-row">
        <TextInput
          type="date"
          label={words('finding.earliest')}
          value={fields.earliest}
          onChange={(event) => onChange({ ...fields, earliest: event.currentTarget.value })}
          error={problems.earliest && words(problems.earliest)}
          required
        />
        <NumberInput
          label={words('scheduling.minutes')}
          value={fields.minutes}
          onChange={(value) => onChange({ ...fields, minutes: Number(value) })}
          error={problems.minutes && words(problems.minutes)}
          min={5}
          max={960}
          step={5}
        />
      </div>
      <Rooms {...props} />
      <WishChoices
        weekdays={fields.weekdays}
        timeOfDay={fields.timeOfDay}
        onChange={(wished) => onChange({ ...fields, ...wished })}
      />
    </>
  )
}

function Rooms({ fields, problems, onChange, places, asked }: Props): ReactNode {
  const words = useWords()
  const textOf = useAskedText()
  const rooms = anyRooms(places)
  return (
    <>
      <SegmentedControl
        value={fields.need}
        onChange={(value) =>
          onChange({ ...fields, need: roomNeeds.find((each) => each === value) ?? fields.need })
        }
        data={roomNeeds.map((need) => ({ value: need, label: words(`finding.rooms-${need}`) }))}
        aria-label={words('finding.rooms')}
      />
      {fields.need === 'any' && rooms.length > mostRooms && (
        <p className="finding-with">{words('finding.rooms-cut', { count: mostRooms })}</p>
      )}
      {fields.need === 'chosen' && (
        <MultiSelect
          label={words('finding.places')}
          data={places.map(({ id, display }) => ({ value: id, label: display }))}
          value={[...fields.placeIds]}
          onChange={(placeIds) => onChange({ ...fields, placeIds })}
          nothingFoundMessage={textOf(asked)}
          maxValues={mostRooms}
          withScrollArea={false}
          classNames={{ options: 'choice-options' }}
          error={problems.placeIds && words(problems.placeIds)}
          selectFirstOptionOnChange
          openOnFocus={false}
          searchable
          required
        />
      )}
      {fields.need !== 'none' && <AskedFailure {...asked} />}
    </>
  )
}
