import { useState } from 'react'
import { EnumerationSelect } from '#client/form/elements/enumeration-select.tsx'
import { Part } from '#client/form/elements/part.tsx'
import { textFormats } from '#client/form/elements/text/text-formats.ts'
import { useEntry } from '#client/form/elements/use-entry.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type ContactSystem, contactSystems } from '#generated/enumerations/contact-system.ts'
import { contactUses } from '#generated/enumerations/contact-use.ts'
import type { ContactPoint } from '#generated/types/contact-point.ts'
import type { Element } from '#shared/forms/definition.ts'

const ticks = ['mayLeaveMessage', 'maySendText', 'preferred'] as const
/** What is known so far. */
type Parts = { readonly [Name in keyof ContactPoint]?: ContactPoint[Name] | undefined }

/** Of people: how someone is reached: by what, where, and whether at home or at work. What is said of a way stays while its number is written anew. */
export function ContactPointView({ element, id, value, change, leave, isReadOnly, marks }: ViewProps<Parts>) {
  const words = useWords()
  const labels = useLabels()
  const [kept, setKept] = useState<Parts>({})
  const point = value ?? kept
  const offered = systemsOf(element)
  const system = point.system ?? offered[0] ?? 'phone'
  const put = (part: Parts) => {
    const next = { ...point, system, ...part }
    change(next.value === undefined && point.value === undefined && !part.system ? undefined : without(next))
  }
  const empty = () => {
    setKept({ ...point, system, value: undefined })
    change(undefined)
  }
  const entry = useEntry(
    point.value,
    (text) => (text === undefined ? empty() : put({ value: text })),
    formatOf(system),
  )

  return (
    <span className="form-parts">
      <Part label={words('form.contact-by')}>
        <EnumerationSelect
          name="ContactSystem"
          values={offered.includes(system) ? offered : [...offered, system]}
          value={system}
          change={(next) => next && put({ system: next })}
          leave={leave}
          isDisabled={isReadOnly}
        />
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
        <EnumerationSelect
          name="ContactUse"
          values={contactUses}
          value={point.use}
          change={(use) => put({ use })}
          leave={leave}
          isDisabled={isReadOnly || point.value === undefined}
          isOptional
        />
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

/** The ways that the author names; a display names one. */
function systemsOf({ systems, display }: Element): readonly ContactSystem[] {
  if (systems && systems.length > 0) return systems
  if (display !== 'Email') return contactSystems
  return ['email', ...contactSystems.filter((each) => each !== 'email')]
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

function without(point: Parts): Parts {
  return Object.fromEntries(Object.entries(point).filter(([, part]) => part !== undefined && part !== ''))
}
