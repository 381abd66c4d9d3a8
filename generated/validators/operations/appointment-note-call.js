// Generated from schemas/operations/appointment-note-call.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const input = validate0;
const obj0 = ["Interested","NoAnswer","Declined"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}});errors++;
}
for(const key0 in data){
if(!((key0 === "outcome") || (key0 === "note"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.outcome !== undefined){
if(!(obj0.includes(data.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.note !== undefined){
let data1 = data.note;
if(typeof data1 === "string"){
if(func0(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
