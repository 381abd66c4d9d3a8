import { useMemo } from 'react'
import { useSession } from '#client/api/session.ts'
import { useWords } from '#client/ui/words.tsx'
import { federalHoliday } from '#shared/time/federal-holiday.ts'

/** What the days on which the practice is closed are called: by their own name where they are federal holidays. */
export function useHolidays(): ReadonlyMap<string, string> {
  const words = useWords()
  const { practice } = useSession()
  const dates = practice?.holidayDates
  return useMemo(() => {
    const named = (date: string) => {
      const name = federalHoliday(date)
      return name
        ? words('scheduling.holiday-named', { name: words(`scheduling.holiday-${name}`) })
        : words('scheduling.holiday')
    }
    return new Map((dates ?? []).map((date) => [date, named(date)]))
  }, [dates, words])
}
