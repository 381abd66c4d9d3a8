import { Part } from '#client/form/elements/part.tsx'
import { textFormats } from '#client/form/elements/text/string-formats.ts'
import { useEntry } from '#client/form/elements/use-entry.ts'
import type { ViewProps } from '#client/form/room/view.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'

type ContactPoint = {
  readonly system?: string
  readonly value?: string
  readonly use?: string
  readonly mayLeaveMessage?: boolean
  readonly maySendText?: boolean
  readonly preferred?: boolean
}

const systems = ['phone', 'email', 'sms', 'fax', 'pager', 'url', 'other'] as const
const ticks = ['mayLeaveMessage', 'maySendText', 'preferred'] as const
const uses = ['home', 'work', 'mobile', 'temp', 'old'] as const

/** How someone is reached: by what, where, and whether at home or at work. */
export function ContactPointView({ id, value, change, leave, isReadOnly, marks }: ViewProps<ContactPoint>) {
  const words = useWords()
  const labels = useLabels()
  const point = value ?? {}
  const system = point.system ?? 'phone'
  const put = (part: ContactPoint) => {
    const next = { ...point, system, ...part }
    change(next.value === undefined && point.value === undefined && !part.system ? undefined : without(next))
  }
  const entry = useEntry(
    point.value,
    (text) => (text === undefined ? change(undefined) : put({ value: text })),
    formatOf(system),
  )

  return (
    <span className="form-parts">
      <Part label={words('form.contact-by')}>
        <select
          className="form-input"
          value={system}
          disabled={isReadOnly}
          onChange={(event) => put({ system: event.target.value })}
          onBlur={leave}
        >
          {systems.map((each) => (
            <option key={each} value={each}>
              {words(`form.contact-${each}`)}
            </option>
          ))}
        </select>
      </Part>
      <Part label={words('form.contact-value')} isWide>
        <input
          {...marks}
          id={id}
          className="form-input"
          type={formatOf(system).kind}
          autoComplete="off"
          value={entry.text}
          readOnly={isReadOnly}
          onChange={(event) => entry.type(event.target.value)}
          onBlur={() => {
            entry.settle()
            leave()
          }}
        />
      </Part>
      <Part label={words('form.contact-use')}>
        <select
          className="form-input"
          value={point.use ?? ''}
          disabled={isReadOnly || point.value === undefined}
          onChange={(event) => put({ use: event.target.value })}
          onBlur={leave}
        >
          <option value="">{words('form.choose')}</option>
          {uses.map((each) => (
            <option key={each} value={each}>
              {words(`form.use-${each}`)}
            </option>
          ))}
        </select>
      </Part>
      {point.value !== undefined &&
        ticks.map((name) => (
          <label key={name} className="form-tick">
            <input
              type="checkbox"
              data-part={name}
              checked={point[name] === true}
              disabled={isReadOnly}
              onChange={(event) => put({ [name]: event.target.checked })}
              onBlur={leave}
            />
            <span>{labels(`field.ContactPoint.${name}`)}</span>
          </label>
        ))}
    </span>
  )
}

function formatOf(system: string) {
  const plain = textFormats.Plain ?? fallback
  if (system === 'email') return textFormats.Email ?? plain
  return ['phone', 'sms', 'fax', 'pager'].includes(system) ? (textFormats.Phone ?? plain) : plain
}

const fallback = {
  read: (text: string) => text || undefined,
  write: (text: string) => text,
  kind: 'text' as const,
}

function without(point: ContactPoint): ContactPoint {
  return Object.fromEntries(Object.entries(point).filter(([, part]) => part !== undefined && part !== ''))
}
