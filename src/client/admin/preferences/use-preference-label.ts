import { useCallback } from 'react'
import { useLabels } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'

/** What a preference is called; a part says what it is a part of: "Theme colors: Light". */
export function usePreferenceLabel(): (element: Element | undefined, path: string) => string {
  const labels = useLabels()
  return useCallback(
    (element, path) => {
      const [field = path, part] = path.split('.')
      const own = labels(element?.labelId ?? `field.PracticePreferences.${path}`)
      return part === undefined ? own : `${labels(`field.PracticePreferences.${field}`)}: ${own}`
    },
    [labels],
  )
}
