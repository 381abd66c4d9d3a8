import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { District } from '#generated/types/district.ts'
import type { DistrictSummary } from '#generated/types/district-summary.ts'
import type { UnassignedCode } from '#generated/types/unassigned-code.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { changesFor } from './changes-for.ts'

type Props = { readonly codes: readonly UnassignedCode[]; readonly districts: readonly DistrictSummary[] }

/** The ZIP codes of patients that belong to no district, each with a button that adds it to the chosen one. */
export function UnassignedCodes({ codes, districts }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const all = districts.map(({ district }) => district)
  const open = all.filter(({ active }) => active)
  const [chosen, setChosen] = useState('')
  const [code, setCode] = useState<string>()
  const target = open.find(({ id }) => id === chosen) ?? open[0]
  const mayAdd = mayDo('district.change') && target !== undefined
  return (
    <section className="districts-unassigned" aria-labelledby="districts-unassigned">
      <h2 id="districts-unassigned">{words('districts.unassigned', { count: codes.length })}</h2>
      {codes.length === 0 && <p className="districts-text">{words('districts.unassigned-none')}</p>}
      {codes.length > 0 && mayAdd && (
        <Choice
          label={words('districts.add-to')}
          data={open.map(({ id, name }) => ({ value: id, label: name }))}
          value={target.id}
          onChange={setChosen}
          allowDeselect={false}
        />
      )}
      <ul className="districts-codes">
        {codes.map(({ postalCode, patients }) => (
          <li key={postalCode}>
            <span>
              <strong>{postalCode}</strong> {words('districts.patients-count', { count: patients })}
            </span>
            {mayAdd && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={words('districts.add-code-to', { code: postalCode, name: target.name })}
                onClick={() => setCode(postalCode)}
              >
                {words('districts.add')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {code !== undefined && target && (
        <AddingDialog code={code} target={target} districts={all} onClose={() => setCode(undefined)} />
      )}
    </section>
  )
}

type AddingProps = {
  readonly code: string
  readonly target: District
  readonly districts: readonly District[]
  readonly onClose: () => void
}

function AddingDialog({ code, target, districts, onClose }: AddingProps): ReactNode {
  const words = useWords()
  const [changes] = useState(() => changesFor(target, { added: [code], removed: [] }, districts))
  return (
    <ChangeDialog
      changes={changes}
      title={words('districts.add-code-to', { code, name: target.name })}
      onClose={onClose}
      onSaved={onClose}
    />
  )
}
