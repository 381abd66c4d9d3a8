import { useAnswer } from '#client/api/use-answer.ts'
import { Part } from '#client/form/elements/part.tsx'
import { useFormSetting } from '#client/form/room/form-room.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Address } from '#generated/types/address.ts'
import type { District } from '#generated/types/district.ts'
import { districtsByZip } from '#shared/districts/districts-by-zip.ts'
import { zipOf } from '#shared/districts/zip-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'

type Parts = { readonly [Name in keyof Address]?: Address[Name] | undefined }
type Props = {
  readonly address: Parts
  readonly put: (part: Parts) => void
  readonly leave: () => void
  readonly isReadOnly: boolean
}

/** Whose addresses have a district (`x-resource.inDistrict`). */
const placed: readonly unknown[] = ['Patient', 'RelatedPerson', 'Location', 'Appointment']
const asked: QueryCall = { filters: [], orderBy: 'name', order: 'asc', pageSize: 500, crossPartition: true }
const byZip = 'by-zip'
const none = 'none'

/** Of a stored address, its district: by its ZIP code, as it is typed at this moment, or chosen by hand, which can be taken back. */
export function DistrictPart(props: Props) {
  const { record } = useFormSetting()
  const { postalCode, districtLocked } = props.address
  const hasOne = postalCode !== undefined || districtLocked === true
  return hasOne && placed.includes(membersOf(record).resourceType) ? <DistrictChoice {...props} /> : null
}

function DistrictChoice({ address, put, leave, isReadOnly }: Props) {
  const words = useWords()
  const labels = useLabels()
  const all = knownOf(useAnswer('district.query', asked))?.items
  const { district, districtLocked } = address
  const found = all ? districtsByZip(all).get(zipOf(said(address)) ?? '')?.name : district?.display
  const automatic =
    found === undefined ? words('form.district-none-by-zip') : words('form.district-by-zip', { name: found })
  const choices = choicesOf(all ?? [], districtLocked ? district : undefined)
  return (
    <Part label={labels('field.Address.district')}>
      <select
        className="form-input form-district"
        value={districtLocked ? (district?.id ?? none) : byZip}
        disabled={isReadOnly}
        onChange={({ target: { value } }) => put(chosen(value))}
        onBlur={leave}
      >
        <option value={byZip}>{automatic}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {words('form.district-by-hand', { name })}
          </option>
        ))}
        <option value={none}>{words('form.district-none-by-hand')}</option>
      </select>
    </Part>
  )
}

function chosen(value: string): Parts {
  if (value === byZip) return { district: undefined, districtLocked: undefined }
  if (value === none) return { district: undefined, districtLocked: true }
  return { district: { id: value, resourceType: 'District' }, districtLocked: true }
}

type Choice = Pick<District, 'id' | 'name'>

/** Active districts, and the one that was chosen before it was set inactive. */
function choicesOf(all: readonly District[], kept: Parts['district']): readonly Choice[] {
  const open = all.filter(({ active }) => active)
  if (!kept || open.some(({ id }) => id === kept.id)) return open
  const known = all.find(({ id }) => id === kept.id)
  return [...open, { id: kept.id, name: known?.name ?? kept.display ?? kept.id }]
}

function said({ country, postalCode }: Parts): Parameters<typeof zipOf>[0] {
  return { ...(country && { country }), ...(postalCode && { postalCode }) }
}
