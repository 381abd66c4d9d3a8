import { askAgain, useAnswer } from '#client/api/use-answer.ts'

const open = { filters: [{ field: 'status', op: 'eq', value: 'active' }], pageSize: 500 } as const

/** Reads them ahead, for when nobody can be asked; not where that is not meant. */
export function usePlacesAhead(isMeant: boolean): void {
  useAnswer('location.query', isMeant ? open : undefined)
}

/** The sites and rooms that can be booked, and where people meet by telehealth; and how to ask for them again. */
export function usePlaces() {
  const answer = useAnswer('location.query', open)
  return {
    places: answer?.ok
      ? answer.value.items.filter(({ bookable, kind }) => bookable || kind === 'Virtual')
      : [],
    /** Rooms and vehicles, which can be booked beside the place. */
    resources: answer?.ok
      ? answer.value.items.filter(({ bookable, kind }) => bookable && (kind === 'Room' || kind === 'Vehicle'))
      : [],
    asked: { answer, onRetry: () => askAgain('location.query', open) },
  }
}
