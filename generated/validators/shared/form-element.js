// Generated from schemas/types/form-element.json by npm run generate. Edits are lost.
import { validate as checkAddress } from '../elements/address.js'
import { validate as checkApproximate } from '../elements/approximate.js'
import { validate as checkAttachment } from '../elements/attachment.js'
import { validate as checkBoolean } from '../elements/boolean.js'
import { validate as checkChoice } from '../elements/choice.js'
import { validate as checkContactPoint } from '../elements/contact-point.js'
import { validate as checkDateTime } from '../elements/date-time.js'
import { validate as checkDate } from '../elements/date.js'
import { validate as checkDecimal } from '../elements/decimal.js'
import { validate as checkDuration } from '../elements/duration.js'
import { validate as checkGrid } from '../elements/grid.js'
import { validate as checkHeading } from '../elements/heading.js'
import { validate as checkInstructions } from '../elements/instructions.js'
import { validate as checkInteger } from '../elements/integer.js'
import { validate as checkOpenChoice } from '../elements/open-choice.js'
import { validate as checkQuantity } from '../elements/quantity.js'
import { validate as checkRanking } from '../elements/ranking.js'
import { validate as checkReference } from '../elements/reference.js'
import { validate as checkRepeater } from '../elements/repeater.js'
import { validate as checkSection } from '../elements/section.js'
import { validate as checkServiceEvents } from '../elements/service-events.js'
import { validate as checkSignature } from '../elements/signature.js'
import { validate as checkString } from '../elements/string.js'
import { validate as checkText } from '../elements/text.js'
import { validate as checkTime } from '../elements/time.js'
import { validate as checkUrl } from '../elements/url.js'
import { validate as checkUsState } from '../elements/us-state.js'

const allowedValues = ['Address', 'Approximate', 'Attachment', 'Boolean', 'Choice', 'ContactPoint', 'DateTime', 'Date', 'Decimal', 'Duration', 'Grid', 'Heading', 'Instructions', 'Integer', 'OpenChoice', 'Quantity', 'Ranking', 'Reference', 'Repeater', 'Section', 'ServiceEvents', 'Signature', 'String', 'Text', 'Time', 'Url', 'UsState'];
function checkOf(word) {
  switch (word) {
    case 'Address': return checkAddress;
    case 'Approximate': return checkApproximate;
    case 'Attachment': return checkAttachment;
    case 'Boolean': return checkBoolean;
    case 'Choice': return checkChoice;
    case 'ContactPoint': return checkContactPoint;
    case 'DateTime': return checkDateTime;
    case 'Date': return checkDate;
    case 'Decimal': return checkDecimal;
    case 'Duration': return checkDuration;
    case 'Grid': return checkGrid;
    case 'Heading': return checkHeading;
    case 'Instructions': return checkInstructions;
    case 'Integer': return checkInteger;
    case 'OpenChoice': return checkOpenChoice;
    case 'Quantity': return checkQuantity;
    case 'Ranking': return checkRanking;
    case 'Reference': return checkReference;
    case 'Repeater': return checkRepeater;
    case 'Section': return checkSection;
    case 'ServiceEvents': return checkServiceEvents;
    case 'Signature': return checkSignature;
    case 'String': return checkString;
    case 'Text': return checkText;
    case 'Time': return checkTime;
    case 'Url': return checkUrl;
    case 'UsState': return checkUsState;
  }
}
export function validate(data, place = {}) {
  const instancePath = place.instancePath ?? '';
  validate.errors = null;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    validate.errors = [{ instancePath, keyword: 'type', params: { type: 'object' } }];
    return false;
  }
  if (data.type === undefined) {
    validate.errors = [{ instancePath, keyword: 'required', params: { missingProperty: 'type' } }];
    return false;
  }
  const check = checkOf(data.type);
  if (!check) {
    validate.errors = [{ instancePath: instancePath + '/type', keyword: 'enum', params: { allowedValues } }];
    return false;
  }
  const valid = check(data, place);
  validate.errors = check.errors;
  return valid;
}
