import { useState } from 'react'
import { EnumerationSelect } from '#client/form/elements/enumeration-select.tsx'
import { Part } from '#client/form/elements/part.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormSetting } from '#client/form/room/form-room.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { addressUses } from '#generated/enumerations/address-use.ts'
import type { Address } from '#generated/types/address.ts'
import { usStates } from '#shared/elements/choice/us-states.ts'
import { addressLines } from './address-lines.ts'
import { DistrictPart } from './district-part.tsx'

/** What is known so far. */
type Parts = { readonly [Name in keyof Address]?: Address[Name] | undefined }

/** Of people: a postal address as one group of boxes. Parts that this control does not show are kept, and country and use stay while the rest is written anew. */
export function AddressView({ id, value, change, leave, isReadOnly, marks }: ViewProps<Parts>) {
  const words = useWords()
  const isStored = useFormSetting().record !== undefined
  const [kept, setKept] = useState<Parts>({})
  const address = value ?? kept
  const put = (part: Parts) => {
    const next = { ...address, ...part }
    setKept({ country: next.country, use: next.use })
    change(filled(next))
  }
  const box = { className: 'form-input', autoComplete: 'off', readOnly: isReadOnly, onBlur: leave }

  return (
    <span className="form-parts form-address">
      <StreetLines {...{ id, address, put, leave, isReadOnly, marks }} />
      <Part label={words('form.city')}>
        <input {...box} value={address.city ?? ''} onChange={(event) => put({ city: event.target.value })} />
      </Part>
      <Part label={words('form.state')}>
        <select
          className="form-input"
          value={address.state ?? ''}
          disabled={isReadOnly}
          onChange={(event) => put({ state: event.target.value })}
          onBlur={leave}
        >
          <option value="">{words('form.choose')}</option>
          {usStates.map(([code, name]) => (
            <option key={code} value={code}>
              {`${name} (${code})`}
            </option>
          ))}
        </select>
      </Part>
      <Part label={words('form.postal-code')}>
        <input
          {...box}
          inputMode="numeric"
          value={address.postalCode ?? ''}
          onChange={(event) => put({ postalCode: event.target.value })}
        />
      </Part>
      <DistrictPart {...{ address, put, leave, isReadOnly }} />
      <Part label={words('form.country')}>
        <input
          {...box}
          size={4}
          maxLength={2}
          value={address.country ?? ''}
          onChange={(event) => put({ country: event.target.value.toUpperCase() })}
        />
      </Part>
      <Part label={words('form.contact-use')}>
        <EnumerationSelect
          name="AddressUse"
          values={addressUses}
          value={address.use}
          change={(use) => put({ use })}
          leave={leave}
          isDisabled={isReadOnly}
          isOptional
        />
      </Part>
      {isStored && <Particulars {...{ address, put, leave, isReadOnly }} />}
    </span>
  )
}

type StreetProps = ParticularsProps & Pick<ViewProps, 'id' | 'marks'>

/** Street, what is more of it, and a third line for those who need a second. */
function StreetLines({ id, address, put, leave, isReadOnly, marks }: StreetProps) {
  const words = useWords()
  const box = { className: 'form-input', autoComplete: 'off', readOnly: isReadOnly, onBlur: leave }
  return (
    <>
      <Part label={words('form.street')} isWide>
        <input
          {...marks}
          {...box}
          id={id}
          value={address.lines?.[0] ?? ''}
          onChange={(event) => put({ lines: addressLines(address.lines, 0, event.target.value) })}
        />
      </Part>
      <Part label={words('form.street-more')} isWide>
        <input
          {...box}
          value={address.lines?.[1] ?? ''}
          onChange={(event) => put({ lines: addressLines(address.lines, 1, event.target.value) })}
        />
      </Part>
      {(address.lines?.length ?? 0) > 1 && (
        <Part label={words('form.street-third')} isWide>
          <input
            {...box}
            value={address.lines?.[2] ?? ''}
            onChange={(event) => put({ lines: addressLines(address.lines, 2, event.target.value) })}
          />
        </Part>
      )}
    </>
  )
}

type ParticularsProps = Pick<ViewProps, 'leave' | 'isReadOnly'> & {
  readonly address: Parts
  readonly put: (part: Parts) => void
}

/** What a stored record says of the place beside where it is: how one gets there, and whether it is to be kept from others. */
function Particulars({ address, put, leave, isReadOnly }: ParticularsProps) {
  const labels = useLabels()
  const box = { className: 'form-input', autoComplete: 'off', readOnly: isReadOnly, onBlur: leave }
  return (
    <>
      <Part label={labels('field.Address.county')}>
        <input
          {...box}
          value={address.county ?? ''}
          onChange={(event) => put({ county: event.target.value })}
        />
      </Part>
      <Part label={labels('field.Address.directions')} isWide>
        <textarea
          {...box}
          rows={2}
          value={address.directions ?? ''}
          onChange={(event) => put({ directions: event.target.value })}
        />
      </Part>
      <label className="form-tick">
        <input
          type="checkbox"
          checked={address.isConfidential === true}
          disabled={isReadOnly}
          onChange={(event) => put({ isConfidential: event.target.checked || undefined })}
          onBlur={leave}
        />
        <span>{labels('field.Address.isConfidential')}</span>
      </label>
    </>
  )
}

/** Empty parts are left out; an address without any part is no answer. */
function filled(address: Parts): Parts | undefined {
  const parts = Object.entries(address).filter(
    ([, part]) => part !== undefined && part !== '' && String(part) !== '',
  )
  const isEmpty = parts.every(([key]) => key === 'country' || key === 'use')
  return isEmpty ? undefined : Object.fromEntries(parts)
}
