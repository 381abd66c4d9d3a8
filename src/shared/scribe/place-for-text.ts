import type { Form } from '#shared/forms/compile-form.ts'

/** The question of a section that takes a drafted text: one that says what a scribe writes there, else the first for a longer text; never one of rows, since nobody knows which is meant. */
export function placeForText({ nodes }: Pick<Form, 'nodes'>): string | undefined {
  const texts = [...nodes.values()].filter(
    ({ element, repeaters }) => element.type === 'Text' && !element.hidden && repeaters.length === 0,
  )
  return (texts.find(({ element }) => element.scribeHint !== undefined) ?? texts[0])?.id
}
