import { useMemo } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { vitalSign } from '#generated/lists/vital-sign.ts'

/** The vital signs by their codes, as this practice and this reader's language call them. */
export type VitalNames = ReadonlyMap<string, string>

/** The names of all vital signs, in the order of their list. */
export function useVitalNames(): VitalNames {
  const write = useCodeWords()
  return useMemo(
    () => new Map(vitalSign.items.map(({ code }) => [code, write(vitalSign.name, code)])),
    [write],
  )
}
