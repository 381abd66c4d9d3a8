// Generated from schemas/types/patient-hit.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "handle"}});errors++;
}
if(data.confidential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "confidential"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "handle") || (key0 === "confidential")) || (key0 === "initials"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.handle !== undefined){
let data0 = data.handle;
if(typeof data0 === "string"){
if(func0(data0) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/handle",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/handle",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.confidential !== undefined){
if(typeof data.confidential !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/confidential",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.initials !== undefined){
let data2 = data.initials;
if(typeof data2 === "string"){
if(func0(data2) > 4){
(vErrors ??= []).push({instancePath:instancePath+"/initials",keyword:"maxLength",params:{limit: 4}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/initials",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
