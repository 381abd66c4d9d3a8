import { useEffect, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { usePlacesAhead } from '#client/scheduling/finding/use-places.ts'
import { activeServices } from './active-services.ts'

/** So long the calendar is left alone before anything is read for later, in milliseconds. */
const rest = 2_500

/** Reads what a booking chooses from while there is a connection, once the calendar is drawn, so that one can be entered when there is none. */
export function useListsAhead(mayBook: boolean): void {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), rest)
    return () => clearTimeout(timer)
  }, [])
  const isMeant = mayBook && isRested
  useAnswer('healthcareService.query', isMeant ? activeServices : undefined)
  usePlacesAhead(isMeant)
}
