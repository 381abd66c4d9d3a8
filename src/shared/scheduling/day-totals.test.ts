import { expect, test } from 'vitest'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import { dayTotals } from './day-totals.ts'

const stop = (more: Partial<ItineraryStop>): ItineraryStop => ({
  id: 'a',
  order: 1,
  progress: 'NotStarted',
  plannedMinutes: 60,
  travelMinutes: 15,
  ...more,
})

test('a day comes to the minutes as they went, else as planned; where nobody was seen, only the way counts', () => {
  const times = { actualArrival: '2030-02-19T15:00:00Z', actualDeparture: '2030-02-19T15:50:00Z' }
  const seen = stop({ progress: 'Complete', outcome: 'Seen', ...times, distanceMiles: 4.25 })
  const away = stop({ progress: 'Complete', outcome: 'NotHome', distanceMiles: 3 })
  expect(dayTotals([seen, away, stop({})])).toEqual({
    miles: 7.3,
    travelMinutes: 45,
    serviceMinutes: 110,
  })
  expect(dayTotals([])).toEqual({ miles: 0, travelMinutes: 0, serviceMinutes: 0 })
})
