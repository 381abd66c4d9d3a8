import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { Lane, LaneKind } from '#client/scheduling/day/lane.ts'
import type { AskedOf } from '#client/ui/states/answered.tsx'
import type { Group } from '#generated/types/group.ts'
import type { Location } from '#generated/types/location.ts'

/** Of what the columns of the calendar can be beside people. */
export type ThingKind = Exclude<LaneKind, 'person'>

const open = { filters: [{ field: 'status', op: 'eq', value: 'active' }], pageSize: 500 } as const
const all = { filters: [], pageSize: 500 } as const
const inForce = { filters: [{ field: 'status', op: 'eq', value: 'Active' }], pageSize: 500 } as const

/** Rooms, places, groups or programs by name, each with its lane of the calendar; undefined while they are not known or not asked for. */
export function useThings(kind: LaneKind): {
  readonly things: readonly Lane[] | undefined
  readonly asked: AskedOf
} {
  const isPlace = kind === 'room' || kind === 'location'
  const locations = useAnswer('location.query', isPlace ? open : undefined)
  const groups = useAnswer('group.query', kind === 'group' ? all : undefined)
  const programs = useAnswer('program.query', kind === 'program' ? inForce : undefined)
  const things = useMemo((): readonly Lane[] | undefined => {
    switch (kind) {
      case 'person':
        return undefined
      case 'room':
      case 'location':
        return locations?.ok ? placeLanes(locations.value.items, kind) : undefined
      case 'group':
        return groups?.ok ? groupLanes(groups.value.items) : undefined
      case 'program':
        return programs?.ok
          ? byName(programs.value.items.map(({ id, display }) => ({ kind, id, display })))
          : undefined
    }
  }, [kind, locations, groups, programs])
  return { things, asked: { answer: locations ?? groups ?? programs, onRetry: () => askForThings(kind) } }
}

/** By what the reader may lay the calendar out beside people. */
export function useThingKinds(): readonly ThingKind[] {
  const { may } = usePermissions()
  return [
    ...(may('Location:Read') ? (['room', 'location'] as const) : []),
    ...(may('Group:Read') ? (['group'] as const) : []),
    ...(may('Program:Read') ? (['program'] as const) : []),
  ]
}

function askForThings(kind: LaneKind): void {
  if (kind === 'group') askAgain('group.query', all)
  else if (kind === 'program') askAgain('program.query', inForce)
  else askAgain('location.query', open)
}

type Place = Pick<Location, 'id' | 'display' | 'kind' | 'partOf'>

/** A room or vehicle is booked by itself; every other place has the rooms that are part of it. */
function placeLanes(places: readonly Place[], kind: 'room' | 'location'): readonly Lane[] {
  const isRoom = (place: Place) => place.kind === 'Room' || place.kind === 'Vehicle'
  if (kind === 'room') return byName(places.filter(isRoom).map(({ id, display }) => ({ kind, id, display })))
  const rooms = places.filter(isRoom)
  return byName(
    places
      .filter((place) => !isRoom(place))
      .map(({ id, display }) => ({
        kind,
        id,
        display,
        rooms: rooms.filter(({ partOf }) => partOf?.id === id).map((room) => room.id),
      })),
  )
}

function groupLanes(groups: readonly Pick<Group, 'id' | 'display' | 'active'>[]): readonly Lane[] {
  return byName(
    groups.filter(({ active }) => active).map(({ id, display }) => ({ kind: 'group', id, display })),
  )
}

function byName(lanes: readonly Lane[]): readonly Lane[] {
  return [...lanes].sort((one, other) => one.display.localeCompare(other.display))
}
