import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useSearch } from '#client/routing/use-go.tsx'
import type { LaneKind } from '#client/scheduling/day/lane.ts'
import { LaneBar } from '#client/scheduling/lanes/lane-bar.tsx'
import { LaneKindChoice } from '#client/scheduling/lanes/lane-kind-choice.tsx'
import type { ThingKind } from '#client/scheduling/lanes/use-things.ts'
import { PeopleBar } from '#client/scheduling/people/people-bar.tsx'
import { shownText } from '#client/scheduling/people/shown-people.ts'
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

/** A month or list of whoever is chosen is no longer that of the one whose week it was. */
const noOne = { person: undefined, lane: undefined } as const

/** One person in a week and on a phone, else several. */
function WhosePeople({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const words = useWords()
  const [, setSearch] = useSearch()
  const { isOne, isInShort, lane, shown, lanes, before, behind } = calendar
  if (isOne)
    return (
      lane && (
        <StaffSearch
          key={lane.id}
          title={words('scheduling.whose')}
          isBare
          value={lane.id}
          label={lane.display}
          onChange={(id) => id && setSearch({ person: id, event: undefined })}
        />
      )
    )

  return (
    <PeopleBar
      shown={shown}
      people={lanes}
      before={before}
      behind={behind}
      onShow={(next) =>
        setSearch({ people: shownText(next), ...(isInShort && noOne), first: undefined, event: undefined })
      }
      onTurn={(first) => setSearch({ first: first === 0 ? undefined : String(first + 1) })}
    />
  )
}

type ThingsProps = { readonly calendar: Calendar; readonly kind: ThingKind }

/** One room, place, group or program in a week and on a phone, else several. */
function WhichThings({ calendar, kind }: ThingsProps): ReactNode {
  const words = useWords()
  const [, setSearch] = useSearch()
  const { isOne, isInShort, lane, things = [], askedThings, lanes, before, behind } = calendar
  if (isOne)
    return (
      <Choice
        aria-label={words(`scheduling.lanes-title-${kind}`)}
        data={things.map(({ id, display }) => ({ value: id, label: display }))}
        value={lane?.id ?? ''}
        onChange={(id) => setSearch({ lane: id, event: undefined })}
        asked={askedThings}
        allowDeselect={false}
        searchable
      />
    )

  return (
    <LaneBar
      kind={kind}
      things={things}
      asked={askedThings}
      shown={lanes}
      before={before}
      behind={behind}
      onShow={(ids) =>
        setSearch({
          lanes: ids.length === 0 ? undefined : ids.join(','),
          ...(isInShort && noOne),
          first: undefined,
          event: undefined,
        })
      }
      onTurn={(first) => setSearch({ first: first === 0 ? undefined : String(first + 1) })}
    />
  )
}
