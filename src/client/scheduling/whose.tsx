import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useSearch } from '#client/routing/use-go.tsx'
import type { LaneKind } from '#client/scheduling/day/lane.ts'
import { LaneBar } from '#client/scheduling/lanes/lane-bar.tsx'
import { LaneKindChoice } from '#client/scheduling/lanes/lane-kind-choice.tsx'
import { LanesButton } from '#client/scheduling/lanes/lanes-button.tsx'
import type { ThingKind } from '#client/scheduling/lanes/use-things.ts'
import { PeopleBar } from '#client/scheduling/people/people-bar.tsx'
import { PeopleButton } from '#client/scheduling/people/people-button.tsx'
import { type ShownPeople, shownText } from '#client/scheduling/people/shown-people.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import type { useCalendar } from './use-calendar.ts'

type Calendar = ReturnType<typeof useCalendar>

/** What the columns are of, whose days are shown, and the choice of both. */
export function Whose({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const { may } = usePermissions()
  const [, setSearch] = useSearch()
  const { by } = calendar
  if (!may([flags.ViewScheduler, flags.CanManageAppointments])) return null
  const showKind = (kind: LaneKind) =>
    setSearch({
      by: kind === 'person' ? undefined : kind,
      ...{ lanes: undefined, lane: undefined, first: undefined, event: undefined },
    })
  return (
    <>
      <LaneKindChoice kind={by} onShow={showKind} />
      {by === 'person' ? <WhosePeople calendar={calendar} /> : <WhichThings calendar={calendar} kind={by} />}
    </>
  )
}

/** The week, month or list of several is no longer that of the one who was shown. */
const noOne = { person: undefined, lane: undefined } as const

/** One person on a phone and where nobody else was chosen for the week, else several. */
function WhosePeople({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const words = useWords()
  const [, setSearch] = useSearch()
  const { isOne, isNarrow, isInShort, lane, shown, lanes, before, behind } = calendar
  const showPeople = (next: ShownPeople) =>
    setSearch({
      people: shownText(next),
      ...((isInShort || isOne) && noOne),
      first: undefined,
      event: undefined,
    })
  if (isOne)
    return (
      lane && (
        <>
          <StaffSearch
            key={lane.id}
            title={words('scheduling.whose')}
            isBare
            value={lane.id}
            label={lane.display}
            onChange={(id) => id && setSearch({ person: id, event: undefined })}
          />
          {!isNarrow && <PeopleButton people={lanes} onShow={showPeople} />}
        </>
      )
    )

  return (
    <PeopleBar
      shown={shown}
      people={lanes}
      before={before}
      behind={behind}
      onShow={showPeople}
      onTurn={(first) => setSearch({ first: first === 0 ? undefined : String(first + 1) })}
    />
  )
}

type ThingsProps = { readonly calendar: Calendar; readonly kind: ThingKind }

/** One room, place, group or program on a phone and where no other was chosen for the week, else several. */
function WhichThings({ calendar, kind }: ThingsProps): ReactNode {
  const words = useWords()
  const [, setSearch] = useSearch()
  const { isOne, isNarrow, isInShort, lane, things = [], askedThings, lanes, before, behind } = calendar
  const showThings = (ids: readonly string[]) =>
    setSearch({
      lanes: ids.length === 0 ? undefined : ids.join(','),
      ...((isInShort || isOne) && noOne),
      first: undefined,
      event: undefined,
    })
  if (isOne)
    return (
      <>
        <Choice
          aria-label={words(`scheduling.lanes-title-${kind}`)}
          data={things.map(({ id, display }) => ({ value: id, label: display }))}
          value={lane?.id ?? ''}
          onChange={(id) => setSearch({ lane: id, event: undefined })}
          asked={askedThings}
          allowDeselect={false}
          searchable
        />
        {!isNarrow && <LanesButton {...{ kind, things, shown: lanes }} onShow={showThings} />}
      </>
    )

  return (
    <LaneBar
      kind={kind}
      things={things}
      asked={askedThings}
      shown={lanes}
      before={before}
      behind={behind}
      onShow={showThings}
      onTurn={(first) => setSearch({ first: first === 0 ? undefined : String(first + 1) })}
    />
  )
}
