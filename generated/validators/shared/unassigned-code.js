// Generated from schemas/types/unassigned-code.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.postalCode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "postalCode"}});errors++;
}
if(data.patients === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patients"}});errors++;
}
for(const key0 in data){
if(!((key0 === "postalCode") || (key0 === "patients"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.postalCode !== undefined){
let data0 = data.postalCode;
if(typeof data0 === "string"){
if(func0(data0) > 5){
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",keyword:"maxLength",params:{limit: 5}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patients !== undefined){
let data1 = data.patients;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/patients",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/patients",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
