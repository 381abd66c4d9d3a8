import type { Weekday } from '#generated/enumerations/weekday.ts'
import type { Stretch } from './stretch.ts'

const usual: Stretch = { from: 8 * 60, to: 18 * 60 }

/** What is proposed of somebody for whom no hours were entered: eight to six on working days, and on Saturday and Sunday when they were asked for. */
export function usualMinutes(wished: readonly Weekday[] = []): (weekday: number) => readonly Stretch[] {
  return (weekday) => {
    const isWished =
      (weekday === 6 && wished.includes('Saturday')) || (weekday === 7 && wished.includes('Sunday'))
    return weekday <= 5 || isWished ? [usual] : []
  }
}
