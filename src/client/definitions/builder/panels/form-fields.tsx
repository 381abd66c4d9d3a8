import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BuilderOf } from '#client/definitions/builder/building/use-builder.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { administrations } from '#generated/enumerations/administration.ts'
import { instrumentLicences } from '#generated/enumerations/instrument-licence.ts'

/** What is said of the questionnaire itself: its names, who fills it and how, its license. */
export function FormFields({ builder }: { readonly builder: BuilderOf<'Questionnaire'> }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { form, change } = builder
  const label = (field: string) => labels(`field.Questionnaire.${field}`)
  const isLicensed = form.licence === 'Licensed'
  return (
    <section className="builder-fields" aria-label={words('builder.of-form')}>
      <TextInput
        label={label('name')}
        value={form.name}
        required
        maxLength={120}
        onChange={({ currentTarget: { value } }) => value !== '' && change(() => ({ name: value }), 'name')}
      />
      <TextInput
        label={label('shortName')}
        value={form.shortName}
        required
        maxLength={20}
        onChange={({ currentTarget: { value } }) =>
          value !== '' && change(() => ({ shortName: value }), 'short name')
        }
      />
      <NativeSelect
        label={label('administration')}
        value={form.administration}
        data={administrations.map((value) => ({
          value,
          label: labels(`enumeration.Administration.${value}`),
        }))}
        onChange={({ currentTarget }) => {
          const chosen = administrations.find((each) => each === currentTarget.value)
          if (chosen) change(() => ({ administration: chosen }))
        }}
      />
      <Checkbox
        label={label('oneQuestionPerPage')}
        checked={form.oneQuestionPerPage}
        onChange={({ currentTarget: { checked } }) => change(() => ({ oneQuestionPerPage: checked }))}
      />
      <Checkbox
        label={label('allowSkip')}
        checked={form.allowSkip}
        onChange={({ currentTarget: { checked } }) => change(() => ({ allowSkip: checked }))}
      />
      <NativeSelect
        label={label('licence')}
        value={form.licence}
        data={instrumentLicences.map((value) => ({
          value,
          label: labels(`enumeration.InstrumentLicence.${value}`),
        }))}
        onChange={({ currentTarget }) => {
          const chosen = instrumentLicences.find((each) => each === currentTarget.value)
          if (chosen) change(() => ({ licence: chosen }))
        }}
      />
      {isLicensed && (
        <Checkbox
          label={label('licenceConfirmed')}
          checked={form.licenceConfirmed ?? false}
          onChange={({ currentTarget: { checked } }) => change(() => ({ licenceConfirmed: checked }))}
        />
      )}
      <Textarea
        label={label('copyright')}
        autosize
        value={form.copyright ?? ''}
        maxLength={5_000}
        onChange={({ currentTarget: { value } }) => change(() => ({ copyright: value }), 'copyright')}
      />
    </section>
  )
}
