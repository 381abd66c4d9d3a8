import { Button, NativeSelect, Switch } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { districtKinds } from '#generated/enumerations/district-kind.ts'
import type { District } from '#generated/types/district.ts'
import type { DistrictChange } from '#generated/types/district-change.ts'
import { AddCodes } from './add-codes.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { changesFor, codesWith, type DistrictDraft } from './changes-for.ts'
import { ZipCodes } from './zip-codes.tsx'

type Props = { readonly district: District; readonly districts: readonly District[] }

const keptDrafts = keepTyping<DistrictDraft>()
const untouched: DistrictDraft = { added: [], removed: [] }

/** The form in which the ZIP codes, the kind and the state of a district change; what that does to addresses is seen before it is saved. */
export function DistrictForm({ district, districts }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const kept = useKept(keptDrafts, district.id, () => untouched)
  const { typed: draft, type } = kept
  const [changes, setChanges] = useState<readonly DistrictChange[]>()
  const { kind = district.kind, active = district.active } = draft
  const codes = codesWith(district, draft)
  const stored = district.postalCodes ?? []
  const isChanged =
    JSON.stringify([codes, kind, active]) !==
    JSON.stringify([stored.toSorted(), district.kind, district.active])

  return (
    <section className="district-form" aria-labelledby="district-codes">
      <h2 id="district-codes">{words('districts.zip-count', { count: codes.length })}</h2>
      <StillThere isFromBefore={kept.isFromBefore && isChanged} onStartOver={kept.startOver} />
      <ZipCodes
        codes={[...new Set([...codes, ...stored])].toSorted()}
        added={draft.added.filter((code) => !stored.includes(code))}
        removed={stored.filter((code) => !codes.includes(code))}
        onToggle={(code) => type(toggled(draft, stored, code))}
      />
      <AddCodes
        district={{ ...district, kind, active }}
        districts={districts}
        onAdd={(more) => type(withAdded(draft, more))}
      />
      <div className="district-choices">
        <NativeSelect
          label={words('districts.kind')}
          value={kind}
          data={districtKinds.map((value) => ({ value, label: labels(`enumeration.DistrictKind.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const next = districtKinds.find((each) => each === value)
            if (next) type({ ...draft, kind: next })
          }}
        />
        <Switch
          label={words('districts.is-active')}
          description={words('districts.is-active-text')}
          checked={active}
          onChange={(event) => type({ ...draft, active: event.currentTarget.checked })}
        />
      </div>
      <div className="state-actions">
        <Button variant="default" disabled={!isChanged} onClick={kept.startOver}>
          {words('districts.discard')}
        </Button>
        <Button disabled={!isChanged} onClick={() => setChanges(changesFor(district, draft, districts))}>
          {words('districts.look')}
        </Button>
      </div>
      {changes && (
        <ChangeDialog
          changes={changes}
          title={words('districts.change-title', { name: district.name })}
          onClose={() => setChanges(undefined)}
          onSaved={() => {
            setChanges(undefined)
            kept.startOver()
          }}
        />
      )}
    </section>
  )
}

function withAdded(draft: DistrictDraft, codes: readonly string[]): DistrictDraft {
  return {
    ...draft,
    added: [...new Set([...draft.added, ...codes])],
    removed: draft.removed.filter((code) => !codes.includes(code)),
  }
}

/** A stored code goes or comes back; one that was only added is not there any more. */
function toggled(draft: DistrictDraft, stored: readonly string[], code: string): DistrictDraft {
  const added = draft.added.filter((each) => each !== code)
  if (!stored.includes(code)) return { ...draft, added }
  const removed = draft.removed.includes(code)
    ? draft.removed.filter((each) => each !== code)
    : [...draft.removed, code]
  return { ...draft, added, removed }
}
