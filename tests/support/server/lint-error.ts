import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import spectralRules from '@stoplight/spectral-rulesets'

/** An error that a linter finds for a test in the description of the API: its rule and its place. */
export type LintError = { readonly rule: string; readonly place: string; readonly what: string }

/** The errors by Redocly's recommended rules. */
export async function redoclyErrors(document: unknown): Promise<readonly LintError[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify(document)
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, location, message }) => ({
      rule: ruleId,
      place: location[0]?.pointer ?? '',
      what: message,
    }))
}

/** The errors by Spectral's rules for OpenAPI; `spared` names rules that are left out because they take long. */
export async function spectralErrors(
  document: unknown,
  spared: readonly string[],
): Promise<readonly LintError[]> {
  const spectral = new spectralCore.Spectral()
  const off = Object.fromEntries(spared.map((rule) => [rule, 'off' as const]))
  const rules = spectralRules.oas as unknown as RulesetDefinition
  spectral.setRuleset({ extends: [rules], rules: off })
  const found = await spectral.run(structuredClone(document) as Record<string, unknown>)
  return found
    .filter(({ severity }) => severity === 0)
    .map(({ code, path, message }) => ({ rule: String(code), place: `#/${path.join('/')}`, what: message }))
}
