// Generated from schemas/types/time-zone.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 60){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 60}});errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
