import { spinnerSizes } from '#shared/limits/limits.ts'

/** For the spinner of the waiting state: true on 1 April, by the device's own calendar. */
export function isCatDay(today: Date): boolean {
  return today.getMonth() === 3 && today.getDate() === 1
}

/** The width of the drawing in pixels. */
export function spinnerSize(today: Date): number {
  return isCatDay(today) ? spinnerSizes.catDay : spinnerSizes.usual
}
