import { createContext, use } from 'react'
import type { Appointment } from '#generated/types/appointment.ts'

/** By what the appointments of the calendar can be coloured. */
export const colorings = ['status', 'service', 'person', 'program', 'location'] as const

/** By what they are coloured. */
export type ColoredBy = (typeof colorings)[number]

/** By what appointments are coloured, and which colour of the calendar each key has. */
export type Coloring = { readonly by: ColoredBy; readonly tones: ReadonlyMap<string, number> }

/** Told by the calendar to whatever draws an appointment; by status where nothing is told. */
export const coloringContext = createContext<Coloring>({ by: 'status', tones: new Map() })

/** What the calendar's address says of its colours; undefined where it says nothing. */
export function coloredBy(text: string | undefined): ColoredBy | undefined {
  return colorings.find((by) => by === text)
}

/** By what the colour of an appointment is found, and what that is called; nothing where it has none, or where its status colours it. */
export function colorKey(
  { serviceType, owner, program, location }: Appointment,
  by: ColoredBy,
): { readonly id: string; readonly display: string } | undefined {
  const named = { status: undefined, service: serviceType, person: owner, program, location }[by]
  return named && { id: named.id, display: named.display ?? '–' }
}

/** The colour of an appointment; 0 without what it would be coloured by, undefined where its status colours it. */
export function useTone(appointment: Appointment): number | undefined {
  const { by, tones } = use(coloringContext)
  if (by === 'status') return undefined
  return tones.get(colorKey(appointment, by)?.id ?? '') ?? 0
}

/** What the colour says in words, where neither the status nor the service does, which stand there anyway. */
export function useToneWord(appointment: Appointment): string | undefined {
  const { by } = use(coloringContext)
  return by === 'service' ? undefined : colorKey(appointment, by)?.display
}
