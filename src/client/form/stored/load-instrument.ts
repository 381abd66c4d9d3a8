import { send } from '#client/api/send.ts'
import type { Reference } from '#generated/types/reference.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import type { Instrument } from '#shared/forms/opening/instrument-answer.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const remembered = new Map<string, Instrument>()

/** A stored questionnaire as it is filled inside another form: the version that is named, else the present one, which is then held on to. */
export async function loadInstrument({ id, versionId }: Reference): Promise<Outcome<Instrument>> {
  const known = versionId === undefined ? undefined : remembered.get(`${id}/${versionId}`)
  if (known) return succeeded(known)
  const found =
    versionId === undefined
      ? await send('questionnaire.read', { id })
      : await send('questionnaire.readVersion', { id, versionId })
  if (!found.ok) return found

  const { meta, shortName, scoring, alerts, name } = found.value
  const version = {
    id,
    resourceType: 'Questionnaire',
    versionId: versionId ?? meta.versionId,
    display: name,
  } as const
  const instrument = { ...definitionOf(found.value), version, shortName, scoring, alerts }
  remembered.set(`${id}/${version.versionId}`, instrument)
  return succeeded(instrument)
}
