import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { stepPaths } from '#shared/forms/context-paths.ts'
import { clausesOf } from '#shared/forms/definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

const known: ReadonlySet<string> = new Set(stepPaths)

/** What stands in the way of publishing a signature configuration; each names its step. */
export function checkSigningOrder({
  steps,
  patientSignature,
}: Pick<SignatureConfiguration, 'steps' | 'patientSignature'>): readonly Finding[] {
  const hasWriter = steps.some(({ who, required }) => required !== false && isWriter(who))
  const isForNothing = patientSignature?.required === 'WhenService' && !patientSignature.services?.length
  return [
    ...(hasWriter ? [] : [blocking('/steps', 'definitions.no-writer-signs')]),
    ...steps.flatMap((step, index) => stepDoubts(step, `/steps/${index}`)),
    ...sameIds(steps),
    ...(isForNothing ? [blocking('/patientSignature/services', 'definitions.no-services-signed')] : []),
  ]
}

function isWriter(who: SignatureStep['who']): boolean {
  return who === 'Author' || who === 'PrimaryPerformer'
}

function stepDoubts(step: SignatureStep, pointer: string): readonly Finding[] {
  const { who, methods } = step
  const isStaffs = who !== 'Patient' && who !== 'Guardian'
  const isPictureOnly = methods.every((method) => pictures.has(method))
  return [
    ...(isNobodys(step) ? [blocking(pointer, `definitions.nobody-signs.${who}`)] : []),
    // A picture of a name proves nothing: a member of the staff shows who he is besides (workflow 8.1).
    ...(isStaffs && isPictureOnly ? [blocking(`${pointer}/methods`, 'definitions.picture-only')] : []),
    ...unknownSources(step).map((source) =>
      blocking(`${pointer}/condition`, 'definitions.unknown-step-source', {
        source,
        known: stepPaths.join(', '),
      }),
    ),
  ]
}

const pictures: ReadonlySet<string> = new Set(['Drawn', 'Typed', 'Image'])

/** A step whose signer nobody has named could never be signed. */
function isNobodys({ who, securityRole, licenses, practitioner }: SignatureStep): boolean {
  if (who === 'AnyWithRole') return !securityRole
  if (who === 'AnyWithLicense') return !licenses?.length
  return who === 'Named' && !practitioner
}

/** Conditions ask only what somebody answers; a misspelt one would leave its step out for ever. */
function unknownSources({ condition }: SignatureStep): readonly string[] {
  return clausesOf(condition)
    .map(({ source }) => source)
    .filter((source) => !known.has(source))
}

/** A signature is kept by the id of its step, so no two may have the same. */
function sameIds(steps: readonly SignatureStep[]): readonly Finding[] {
  const ids = steps.map(({ id }) => id)
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [blocking(`/steps/${index}/id`, 'definitions.same-step-id')] : [],
  )
}
