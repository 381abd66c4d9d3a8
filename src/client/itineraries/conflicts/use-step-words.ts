import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import type { RoadStep } from './stuck-day.ts'

/** What was pressed, in a few words; `whoAt` says who lives at a stop. */
export function useStepWords(whoAt: (stop: ItineraryStop) => string): (step: RoadStep) => string {
  const words = useWords()
  const moments = useMoments()
  const time = (at: string | undefined) => (at === undefined ? '' : moments.time(at))
  return (step) => {
    switch (step.kind) {
      case 'arrived':
      case 'done':
      case 'away':
        return words(`itineraries.stuck-${step.kind}`, { who: whoAt(step.stop), time: time(step.at) })
      case 'miles':
        return words('itineraries.stuck-miles', {
          who: whoAt(step.stop),
          miles: step.stop.distanceMiles ?? 0,
        })
      case 'remark':
        return words('itineraries.stuck-remark', {
          who: whoAt(step.stop),
          remark: step.stop.note ?? '',
        })
      case 'time':
        return words('itineraries.stuck-time', { time: time(step.at) })
      default:
        return words(`itineraries.stuck-${step.kind}`)
    }
  }
}
