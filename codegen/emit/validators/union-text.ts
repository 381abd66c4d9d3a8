import { quoted } from '#codegen/emit/text/literal.ts'

/** The function that asks one property which member's validator to ask: no trying in turn, and the errors of the right one only. It stands in one module with them and with `checkCommon`, which looks at what all members share. */
export function unionText(
  discriminator: string,
  choices: readonly { readonly value: string; readonly validator: string }[],
): string {
  const arms = choices.map(({ value, validator }) => `    case ${quoted(value)}: return ${validator};`)
  const allowed = choices.map(({ value }) => quoted(value)).join(', ')
  return `const allowedValues = [${allowed}];
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
  const fits = check(data, place);
  const errors = check.errors;
  const commonFits = checkCommon(data, place);
  validate.errors = fits ? checkCommon.errors : commonFits ? errors : errors.concat(checkCommon.errors);
  return fits && commonFits;
}`
}
