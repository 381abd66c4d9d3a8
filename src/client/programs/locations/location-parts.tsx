import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { BelongingPart } from '#client/programs/parts/belonging-part.tsx'
import { inForce } from '#client/programs/parts/in-force.ts'
import { pageOf } from '#client/programs/parts/page-of.ts'
import { RecordLine } from '#client/programs/parts/record-line.tsx'
import { withItems } from '#client/programs/parts/with-items.ts'
import { type AwaitedAnswer, knownOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Page } from '#generated/operations/plain.ts'
import type { Location } from '#generated/types/location.ts'
import { servingPrograms } from '#shared/scheduling/offered/serving-programs.ts'
import { TodayPart } from './today-part.tsx'
import { takingPlace, useTodayAt } from './use-today-at.ts'

type Props = { readonly location: Location }

/** The parts of a place: what happens there today, its rooms, and the programs that serve there. */
export function LocationParts({ location }: Props): ReactNode {
  const { id, kind } = location
  const asked = useMemo(() => pageOf([{ field: 'partOf', op: 'eq', value: id }]), [id])
  const rooms = useAnswer('location.query', asked)
  const known = knownOf(rooms)?.items
  const today = useTodayAt(known && [id, ...known.map((room) => room.id)])
  return (
    <div className="belonging-parts">
      <TodayPart location={location} rooms={known} today={today} />
      {(kind !== 'Room' || (known?.length ?? 0) > 0) && (
        <Rooms rooms={rooms} onRetry={() => askAgain('location.query', asked)} today={today} />
      )}
      <Programs location={location} />
    </div>
  )
}

type RoomsProps = {
  readonly rooms: AwaitedAnswer<Page<Location>>
  readonly onRetry: () => void
  readonly today: ReturnType<typeof useTodayAt>
}

/** What is part of it, each with how much it is used today. */
function Rooms({ rooms, onRetry, today }: RoomsProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const appointments = knownOf(today.answer)?.items
  const said = ({ id, kind, capacity, status, bookable }: Location) =>
    [
      labels(`enumeration.LocationKind.${kind}`),
      capacity !== undefined && words('locations.people', { count: capacity }),
      status !== 'active' && labels(`enumeration.LocationStatus.${status}`),
      !bookable && words('locations.not-bookable'),
      appointments &&
        words('locations.today-count', {
          count: takingPlace(appointments.filter(({ location }) => location?.id === id)),
        }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <BelongingPart titleId="locations.rooms" emptyId="locations.no-rooms" answer={rooms} onRetry={onRetry}>
      {(room) => <RecordLine type="Location" id={room.id} name={room.name} text={said(room)} />}
    </BelongingPart>
  )
}

/** The programs that serve there. */
function Programs({ location }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { mayDo } = usePermissions()
  const answer = useAnswer('program.query', mayDo('program.query') ? inForce : undefined)
  const serving = useMemo(
    () => withItems(answer, (programs) => servingPrograms(location, programs)),
    [answer, location],
  )
  const said = (kind: string, isAnywhere: boolean) =>
    isAnywhere ? `${kind} · ${words('locations.serves-anywhere')}` : kind
  return (
    <BelongingPart
      titleId="locations.programs"
      emptyId="locations.no-programs"
      answer={serving}
      onRetry={() => askAgain('program.query', inForce)}
      needs="Program:Read"
    >
      {({ id, name, kind, locations = [] }) => (
        <RecordLine
          type="Program"
          id={id}
          name={name}
          text={said(labels(`enumeration.ProgramKind.${kind}`), locations.length === 0)}
        />
      )}
    </BelongingPart>
  )
}
