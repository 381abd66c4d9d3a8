// Generated from schemas/types/approximate.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const pattern0 = new RegExp("^\\d{4}(-\\d{2}(-\\d{2}(T.*)?)?)?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 35){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 35}});errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^\\d{4}(-\\d{2}(-\\d{2}(T.*)?)?)?$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
