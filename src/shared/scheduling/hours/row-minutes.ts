/** The clock times of a row; a time that is not typed yet is empty. */
type Timed = { readonly start?: string; readonly end?: string }

/** The minutes of a day that a row is about, an end of `00:00` being midnight; nothing while one of its times is missing. A day without times is the whole day. */
export function rowMinutes({
  start,
  end,
}: Timed): { readonly from: number; readonly to: number } | undefined {
  if (start === '' || end === '') return undefined
  const to = end === undefined || end === '00:00' ? 1440 : minuteAt(end)
  return { from: start === undefined ? 0 : minuteAt(start), to }
}

function minuteAt(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
