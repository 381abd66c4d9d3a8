import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { equal } from '#shared/patch/equal.ts'
import type { LastChange } from './last-changes.ts'
import { PreferenceControl } from './preference-control.tsx'
import type { PreferencePath } from './preference-groups.ts'
import { usePreferenceText } from './preference-text.ts'
import { usePreferenceLabel } from './use-preference-label.ts'

type Props = {
  readonly path: PreferencePath
  readonly element: Element
  readonly value: unknown
  readonly isChanged: boolean
  readonly lastChange: LastChange | undefined
  readonly onChange: (value: unknown) => void
}

/** One preference in a row: what it is called, what it does, its default, who changed it last, and its control. */
export function PreferenceRow({ path, element, value, isChanged, lastChange, onChange }: Props): ReactNode {
  const words = useWords()
  const textOf = usePreferenceText()
  const label = usePreferenceLabel()(element, path)
  const usual = element.default
  const isUsual = usual === undefined ? !isPart(path) || value === undefined : equal(usual, value)
  const effectId = `effect-${path}`

  return (
    <li className="pref" data-changed={isChanged || undefined}>
      <div>
        <h3>{label}</h3>
        <p id={effectId}>{words(`admin.effect-${path}`)}</p>
        <p className="pref-facts">
          {usual !== undefined && words('admin.prefs-default', { value: textOf(element, usual) })}{' '}
          {lastChange && <Changed change={lastChange} before={textOf(element, lastChange.before)} />}
        </p>
      </div>
      <div className="pref-control">
        <PreferenceControl
          element={element}
          label={label}
          value={value}
          describedBy={effectId}
          onChange={onChange}
        />
        {!isUsual && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={words('admin.prefs-reset-of', { name: label })}
            onClick={() => onChange(usual)}
          >
            {words('admin.prefs-reset')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** A part may be left out; what has no default and is no part, may not. */
function isPart(path: string): boolean {
  return path.includes('.')
}

function Changed({ change, before }: { readonly change: LastChange; readonly before: string }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const when = moments.dateAndTime(change.at)
  return change.by === undefined
    ? words('admin.prefs-changed', { when, before })
    : words('admin.prefs-changed-by', { when, before, name: change.by })
}
