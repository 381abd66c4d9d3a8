import type { ReactNode } from 'react'
import { OptionIcon } from '#client/form/words/option-icon.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type OptionIcon as Name, optionIcons } from '#generated/enumerations/option-icon.ts'

type Props = {
  /** Tells its radio buttons from those of others. */
  readonly id: string
  readonly icon: Name | undefined
  readonly onChange: (icon: Name | undefined) => void
}

/** Chooses the picture of an answer by looking at it; each has its name. */
export function IconChoice({ id, icon, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <fieldset className="builder-icons">
      <legend>{words('builder.option-icon')}</legend>
      {[undefined, ...optionIcons].map((name) => (
        <label key={name ?? ''} className="form-tick">
          <input type="radio" name={`${id}-icon`} checked={icon === name} onChange={() => onChange(name)} />
          <OptionIcon name={name} />
          <span>
            {name === undefined ? words('builder.option-no-icon') : labels(`enumeration.OptionIcon.${name}`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
