import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { restingPaths } from './preference-groups.ts'

/** The resting preferences: those that are kept and change nothing in this version, by name. */
export function RestingPreferences({
  elements,
}: {
  readonly elements: ReadonlyMap<string, Element>
}): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const names = restingPaths([...elements.keys()]).map((path) => {
    const [field = path] = path.split('.')
    return labels(elements.get(field)?.labelId ?? `field.PracticePreferences.${field}`)
  })
  return (
    <section aria-labelledby="prefs-resting">
      <h2 id="prefs-resting">{words('admin.prefs-resting')}</h2>
      <p className="pref-facts">
        {words('admin.prefs-resting-text', { names: [...new Set(names)].join(', ') })}
      </p>
      <p className="pref-facts">{words('admin.prefs-no-second-factor')}</p>
    </section>
  )
}
