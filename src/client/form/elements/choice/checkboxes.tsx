import { useState } from 'react'
import type { Marks } from '#client/form/room/element-view.ts'
import { OptionIcon } from '#client/form/words/option-icon.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

type Props = {
  readonly id: string
  readonly options: readonly ShownOption[]
  readonly codes: readonly string[]
  readonly change: (codes: readonly string[] | undefined) => void
  readonly leave: () => void
  readonly isReadOnly: boolean
  readonly marks: Marks
  readonly isChips?: boolean
}

/** A choice of several of the options; long lists get a field that narrows them, and scroll where their boxes can be reached. An exclusive option clears the others. */
export function Checkboxes({ id, options, codes, change, leave, isReadOnly, marks, isChips }: Props) {
  const words = useWords()
  const [sought, setSought] = useState('')
  const stray = codes.filter((code) => !options.some((option) => option.code === code))
  const all: readonly ShownOption[] = [...options, ...stray.map((code) => ({ code, label: code }))]
  const shown = sought ? all.filter(({ label }) => label.toLowerCase().includes(sought.toLowerCase())) : all

  return (
    <>
      {all.length > 12 && (
        <input
          className="form-input"
          type="search"
          aria-label={words('form.narrow')}
          placeholder={words('form.narrow')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <div
        className={isChips ? 'form-buttons' : 'form-options'}
        data-long={(all.length > 12 && !isReadOnly) || undefined}
      >
        {shown.map((option, index) => (
          <label key={option.code} className={isChips ? 'form-button' : 'form-tick'}>
            <input
              {...withoutRequired(marks)}
              type="checkbox"
              id={index === 0 ? id : `${id}-${option.code}`}
              checked={codes.includes(option.code)}
              disabled={isReadOnly}
              onChange={() => change(toggled(all, codes, option))}
              onBlur={leave}
            />
            <OptionIcon name={option.icon} />
            <span>
              {option.label}
              {option.help && <small className="form-help">{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </>
  )
}

/** In a group of boxes no single one is required. */
function withoutRequired(marks: Marks): Marks {
  const { 'aria-required': _, ...rest } = marks
  return rest
}

function toggled(
  options: readonly ShownOption[],
  codes: readonly string[],
  option: ShownOption,
): readonly string[] | undefined {
  if (codes.includes(option.code)) return filled(codes.filter((code) => code !== option.code))
  if (option.exclusive) return [option.code]
  const exclusive = options.filter((each) => each.exclusive).map((each) => each.code)
  const wanted = new Set([...codes.filter((code) => !exclusive.includes(code)), option.code])
  return options.map((each) => each.code).filter((code) => wanted.has(code))
}

function filled(codes: readonly string[]): readonly string[] | undefined {
  return codes.length > 0 ? codes : undefined
}
