import { send } from '#client/api/send.ts'
import { knownItems } from '#client/form/words/list-items.ts'
import type { AllergyCategory } from '#generated/enumerations/allergy-category.ts'
import { medicationKinds } from '#generated/enumerations/medication-kind.ts'
import type { StoredDirections } from '#shared/chart/directions.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { ListTaking } from '#shared/packets/list-differences.ts'

type Into = { readonly patientId: string; readonly category: AllergyCategory | undefined }
type Of<Kind extends ListTaking['kind']> = Extract<ListTaking, { readonly kind: Kind }>

/** Takes over one row into the allergies or medications of a chart. What is there already is only changed in the version that was shown. */
export function takeIntoList(
  taking: Exclude<ListTaking, { readonly kind: 'by-hand' }>,
  { patientId, category }: Into,
): Promise<Outcome<unknown>> {
  if (taking.kind === 'directions') return changeDirections(taking)
  if (taking.kind === 'medication') return addMedication(patientId, taking)
  if (category === undefined) return Promise.resolve(refuse('/category', 'filling.choose-kind'))
  return send('allergy.create', {
    body: {
      patient: { id: patientId, resourceType: 'Patient' },
      kind: 'Allergy',
      category,
      substance: wordsAsCode(taking.name),
      status: 'Active',
      verification: 'Provisional',
    },
  })
}

function changeDirections({ medication, directions }: Of<'directions'>): Promise<Outcome<unknown>> {
  return send('medication.patch', {
    id: medication.id,
    versionId: medication.meta.versionId,
    operations: said(directions).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
  })
}

/** What was said of how it is taken; of the rest the chart keeps what it knows. */
function said(directions: StoredDirections): readonly (readonly [string, string | boolean])[] {
  return Object.entries(directions).filter(([, value]) => value !== '' && value !== false)
}

async function addMedication(
  patientId: string,
  { name, directions }: Of<'medication'>,
): Promise<Outcome<unknown>> {
  const items = await knownItems('medication')
  const listed = items.find(
    ({ display, isOffered }) => isOffered && display.toLowerCase() === name.toLowerCase(),
  )
  return send('medication.create', {
    body: {
      patient: { id: patientId, resourceType: 'Patient' },
      medication: listed ? { code: listed.code, display: listed.display } : wordsAsCode(name),
      status: 'Active',
      kind: medicationKinds.find((kind) => kind === listed?.props?.kind) ?? 'Prescribed',
      psychotropic: listed?.props?.psychotropic === true,
      informationSource: 'Patient',
      ...directions,
    },
  })
}

/** Words of one's own as a coded value: they are their own code. */
function wordsAsCode(words: string) {
  return { code: words.toLowerCase().slice(0, 64), display: words.slice(0, 200) }
}
