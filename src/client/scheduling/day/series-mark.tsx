import { IconRepeat } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'

/** In the day, the small picture of an appointment that is one of a series, with its words for those who listen. */
export function SeriesMark({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const words = useWords()
  if (!appointment.series) return null
  return <IconRepeat size={13} role="img" aria-label={words('series.one-of')} />
}
