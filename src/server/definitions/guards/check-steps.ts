import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import { stops } from '#server/definitions/definition/bad-transition.ts'
import { stepPaths } from '#shared/forms/context-paths.ts'
import { clausesOf } from '#shared/forms/definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

const known: ReadonlySet<string> = new Set(stepPaths)

/** A guard's check of a definition: the conditions of signing steps ask only what somebody answers; a misspelt one would leave its step out for ever. */
export function checkSteps({ steps }: SignatureConfiguration): readonly Finding[] {
  return steps.flatMap(({ condition }, index) =>
    clausesOf(condition)
      .filter(({ source }) => !known.has(source))
      .map(({ source }) =>
        stops(`/steps/${index}/condition`, 'definitions.unknown-step-source', {
          source,
          known: stepPaths.join(', '),
        }),
      ),
  )
}
