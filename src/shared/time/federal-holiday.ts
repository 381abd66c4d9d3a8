import { weekdayOf } from './calendar.ts'
import { readDay, writeDay } from './day-number.ts'

/** The holidays of the United States that the federal government keeps. */
export type FederalHoliday =
  | 'NewYear'
  | 'MartinLutherKing'
  | 'Washington'
  | 'Memorial'
  | 'Juneteenth'
  | 'Independence'
  | 'Labor'
  | 'Columbus'
  | 'Veterans'
  | 'Thanksgiving'
  | 'Christmas'

const fixed: { readonly [day: string]: FederalHoliday } = {
  '01-01': 'NewYear',
  '06-19': 'Juneteenth',
  '07-04': 'Independence',
  '11-11': 'Veterans',
  '12-25': 'Christmas',
}

/** By month, weekday and which of them in the month. */
const counted: { readonly [place: string]: FederalHoliday } = {
  '01 1 3': 'MartinLutherKing',
  '02 1 3': 'Washington',
  '05 1 last': 'Memorial',
  '09 1 1': 'Labor',
  '10 1 2': 'Columbus',
  '11 4 4': 'Thanksgiving',
}

const [monday, friday] = [1, 5]

/** Which federal holiday a day is, or stands for: the Friday before one on a Saturday, the Monday after one on a Sunday. */
export function federalHoliday(date: string): FederalHoliday | undefined {
  const [month, day] = [date.slice(5, 7), Number(date.slice(8, 10))]
  const weekday = weekdayOf(date)
  const isLast = day + 7 > 31
  return (
    fixed[date.slice(5)] ??
    counted[`${month} ${weekday} ${Math.ceil(day / 7)}`] ??
    (isLast ? counted[`${month} ${weekday} last`] : undefined) ??
    (weekday === friday ? fixed[dayBeside(date, 1)] : undefined) ??
    (weekday === monday ? fixed[dayBeside(date, -1)] : undefined)
  )
}

function dayBeside(date: string, days: number): string {
  return writeDay(readDay(date) + days).slice(5)
}
