import { createContext, use, useMemo } from 'react'
import { chosenCodes } from '#shared/elements/choice/chosen-codes.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

const none: readonly string[] = []

const HiddenCodes = createContext(none)

/** Hands the options of one question that its conditions hide now to its control. */
export const HiddenCodesProvider = HiddenCodes.Provider

/** In the form's room, the options of the question that this is drawn in without those that are hidden now; what is chosen stays among them. */
export function useOfferedOptions(options: readonly ShownOption[], value: unknown): readonly ShownOption[] {
  const hidden = use(HiddenCodes)
  return useMemo(() => {
    if (hidden.length === 0) return options
    const chosen = chosenCodes(value)
    return options.filter(({ code }) => !hidden.includes(code) || chosen.includes(code))
  }, [hidden, options, value])
}
