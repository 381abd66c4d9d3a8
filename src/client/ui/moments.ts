import { createContext, use, useMemo } from 'react'
import { writtenLocale } from '#shared/time/written-locale.ts'
import { type Hours, momentsOf, type WrittenMoments } from '#shared/time/written-moments.ts'
import { useIsPrinting } from './use-is-printing.ts'
import { useLocale } from './words.tsx'

/** How times and days are written for whoever looks at these pages; nothing else in them decides it. */
export type Moments = WrittenMoments

/** The zone in which the reader is, as the device says (IANA). */
export const readerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone in which the practice writes its times (IANA). */
export const timezoneContext = createContext<string>(readerZone)

/** The locale of the practice, `en-GB`: days are written as usual there; undefined while there is no practice. */
export const localeContext = createContext<string | undefined>(undefined)

/** How hours are counted now: on screens to 23, on paper as the practice prefers. */
export const hoursContext = createContext<Hours>('h23')

/** The hours of this moment, for the one place that provides them: they change while the page is put on paper. */
export function useHours(isMilitaryOnPaper: boolean): Hours {
  const isPrinting = useIsPrinting()
  return isPrinting && !isMilitaryOnPaper ? 'h12' : 'h23'
}

/** Times and days in the reader's language and the practice's zone. */
export function useMoments(): Moments {
  const locale = writtenLocale(useLocale(), use(localeContext))
  const timezone = use(timezoneContext)
  const hours = use(hoursContext)
  return useMemo(() => momentsOf(locale, timezone, hours), [locale, timezone, hours])
}
