import type { Resource } from '#codegen/model/resource.ts'
import type { Emitted } from './emitted.ts'
import { literal, nameOrText } from './text.ts'

/** One valid create body of each type, out of its schema: where tests and builders begin. */
export function emitExamples(resources: readonly Resource[]): Emitted {
  const entries = resources.map(({ type, example }) => `  ${nameOrText(type)}: ${literal(example, 1)},`)
  const text = `import type { Creates } from '../types/resources.ts'

/** A body that creates a row of each type; its references lead to made-up ids. */
export const examples: Creates = {
${entries.join('\n')}
}`
  return { path: 'generated/builders/examples.ts', from: 'schemas/resources', text }
}
