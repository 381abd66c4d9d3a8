import { quoted } from '#codegen/emit/text.ts'

/** A validator that asks one property which of many validators to ask: no trying in turn, and errors of the right one only. */
export function unionText(
  discriminator: string,
  choices: readonly { readonly value: string; readonly from: string }[],
): string {
  const imports = choices.map(({ value, from }) => `import { validate as check${value} } from '${from}'`)
  const arms = choices.map(({ value }) => `    case ${quoted(value)}: return check${value};`)
  const allowed = choices.map(({ value }) => quoted(value)).join(', ')
  return `${imports.join('\n')}

const allowedValues = [${allowed}];
function checkOf(word) {
  switch (word) {
${arms.join('\n')}
  }
}
export function validate(data, place = {}) {
  const instancePath = place.instancePath ?? '';
  validate.errors = null;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    validate.errors = [{ instancePath, keyword: 'type', params: { type: 'object' } }];
    return false;
  }
  if (data.${discriminator} === undefined) {
    validate.errors = [{ instancePath, keyword: 'required', params: { missingProperty: ${quoted(discriminator)} } }];
    return false;
  }
  const check = checkOf(data.${discriminator});
  if (!check) {
    validate.errors = [{ instancePath: instancePath + '/${discriminator}', keyword: 'enum', params: { allowedValues } }];
    return false;
  }
  const valid = check(data, place);
  validate.errors = check.errors;
  return valid;
}`
}
