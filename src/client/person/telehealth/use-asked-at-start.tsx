import type { ReactNode } from 'react'
import { laterPart } from '#client/ui/states/later-part.tsx'
import type { Telehealth } from '#generated/types/telehealth.ts'
import type { BeginningAfar } from './telehealth-fields.ts'

const TelehealthStart = laterPart({
  open: () => import('./telehealth-start.tsx'),
  pick: (file) => file.TelehealthStart,
})

/** Whether the dialog is open, and how to open and close it. */
export type AskingAtStart = readonly [isAsking: boolean, ask: (isAsking: boolean) => void]

/** What begins a session: by telehealth the dialog asks first, and what was said goes with it; in person it begins at once. */
export function useAskedAtStart(
  afar: BeginningAfar | undefined,
  start: (telehealth: Telehealth | undefined) => unknown,
  [isAsking, ask]: AskingAtStart,
): { readonly begin: () => void; readonly dialog: ReactNode } {
  const begin = () => {
    if (afar) ask(true)
    else void start(undefined)
  }
  const dialog = afar && isAsking && (
    <TelehealthStart
      afar={afar}
      onClose={() => ask(false)}
      onStart={(telehealth) => {
        ask(false)
        void start(telehealth)
      }}
    />
  )
  return { begin, dialog }
}
