/** The time that digits mean in the calendar, in minutes of the day: `9`, `14`, `930`, `1430`; undefined where they mean none. */
export function typedMinute(digits: string): number | undefined {
  const isShort = digits.length === 3 && Number(digits.slice(0, 2)) > 23
  const split = isShort ? 1 : 2
  const hours = Number(digits.slice(0, split))
  const minutes = Number(digits.slice(split).padEnd(2, '0'))
  const isTime = /^\d{1,4}$/.test(digits) && hours < 24 && minutes < 60
  return isTime ? hours * 60 + minutes : undefined
}
