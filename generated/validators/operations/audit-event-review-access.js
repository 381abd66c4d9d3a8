// Generated from schemas/operations/audit-event-review-access.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const input = validate0;
const obj0 = ["Justified","NotJustified"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verdict === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verdict"}});errors++;
}
for(const key0 in data){
if(!((key0 === "verdict") || (key0 === "text"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.verdict !== undefined){
if(!(obj0.includes(data.verdict))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func0(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
