import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { menuColors } from '#client/ui/looks/menu-colors.ts'
import { useLabels, useLocale } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { isLocale } from '#shared/time/written-locale.ts'
import { HolidayControl } from './holiday-control.tsx'
import { ListControl } from './list-control.tsx'
import { RuleControl } from './rule-control.tsx'

type Props = {
  readonly element: Element
  readonly label: string
  readonly value: unknown
  /** The id of the text that says what it does. */
  readonly describedBy: string
  readonly onChange: (value: unknown) => void
}

const usualColors: ReadonlyMap<string, string> = new Map([
  ['themeColors.light', menuColors.light],
  ['themeColors.dark', menuColors.dark],
])

/** The control of one preference, by what it may be. */
export function PreferenceControl(props: Props): ReactNode {
  const { element, label, value, describedBy, onChange } = props
  if (element.type === 'Boolean')
    return (
      <Switch
        aria-label={label}
        aria-describedby={describedBy}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  if (element.repeats) return <SeveralControl {...props} />
  if (element.type === 'Reference') return <RuleControl {...props} />
  if (element.type === 'Choice') return <ChoiceControl {...props} />
  if (element.type === 'Integer')
    return (
      <NumberInput
        aria-label={label}
        aria-describedby={describedBy}
        value={typeof value === 'number' ? value : ''}
        {...boundsOf(element)}
        allowDecimal={false}
        clampBehavior="none"
        onChange={(next) => onChange(typeof next === 'number' ? next : undefined)}
      />
    )
  if (element.id === 'timezone') return <ZoneControl {...props} />
  if (element.id === 'locale') return <LocaleControl {...props} />
  const usual = usualColors.get(element.id)
  if (usual !== undefined) return <ColorControl {...props} usual={usual} />
  return (
    <TextInput
      aria-label={label}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      {...(element.validation?.maxLength === undefined ? {} : { maxLength: element.validation.maxLength })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Several values; days on which the practice is closed come from a calendar file too. */
function SeveralControl(props: Props): ReactNode {
  return props.element.id === 'holidayDates' ? <HolidayControl {...props} /> : <ListControl {...props} />
}

/** A color; where none is chosen the one that is seen. */
function ColorControl({
  label,
  value,
  describedBy,
  onChange,
  usual,
}: Props & { readonly usual: string }): ReactNode {
  return (
    <TextInput
      type="color"
      aria-label={label}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : usual}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function boundsOf({ validation }: Element): { readonly min?: number; readonly max?: number } {
  const { min, max } = validation ?? {}
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) }
}

function ChoiceControl({ element, label, value, describedBy, onChange }: Props): ReactNode {
  const labels = useLabels()
  const data = (element.options ?? []).map(({ code, labelId }) => ({
    value: code,
    label: labelId === undefined ? code : labels(labelId),
  }))
  return (
    <Select
      aria-label={label}
      aria-describedby={describedBy}
      data={data}
      value={typeof value === 'string' ? value : null}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}

/** Where the practice is, as far as its days are written otherwise there; one that was chosen elsewhere stays. */
const locales = ['en-US', 'en-CA', 'en-GB', 'es-US', 'es-MX', 'es-ES'] as const

function LocaleControl({ label, value, describedBy, onChange }: Props): ReactNode {
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' })
  const chosen = typeof value === 'string' ? [value] : []
  return (
    <Select
      aria-label={label}
      aria-describedby={describedBy}
      data={[...new Set([...locales, ...chosen])].map((each) => ({
        value: each,
        label: isLocale(each) ? (names.of(each) ?? each) : each,
      }))}
      value={chosen[0] ?? null}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}

/** Any zone that this browser knows, found by its letters. */
function ZoneControl({ label, value, describedBy, onChange }: Props): ReactNode {
  return (
    <Select
      aria-label={label}
      aria-describedby={describedBy}
      data={Intl.supportedValuesOf('timeZone')}
      value={typeof value === 'string' ? value : null}
      limit={50}
      searchable
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}
