// Generated from schemas/types/rule-item.json by npm run generate. Edits are lost.
import { validate as checkMissingDiagnosis } from '../rules/missing-diagnosis.js'
import { validate as checkServiceDate } from '../rules/service-date.js'
import { validate as checkSessionDuration } from '../rules/session-duration.js'

const allowedValues = ['MissingDiagnosis', 'ServiceDate', 'SessionDuration'];
function checkOf(word) {
  switch (word) {
    case 'MissingDiagnosis': return checkMissingDiagnosis;
    case 'ServiceDate': return checkServiceDate;
    case 'SessionDuration': return checkSessionDuration;
  }
}
export function validate(data, place = {}) {
  const instancePath = place.instancePath ?? '';
  validate.errors = null;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    validate.errors = [{ instancePath, keyword: 'type', params: { type: 'object' } }];
    return false;
  }
  if (data.kind === undefined) {
    validate.errors = [{ instancePath, keyword: 'required', params: { missingProperty: 'kind' } }];
    return false;
  }
  const check = checkOf(data.kind);
  if (!check) {
    validate.errors = [{ instancePath: instancePath + '/kind', keyword: 'enum', params: { allowedValues } }];
    return false;
  }
  const valid = check(data, place);
  validate.errors = check.errors;
  return valid;
}
