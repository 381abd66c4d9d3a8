// Generated from schemas/operations/note-unsign.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const input = validate0;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key0 in data){
if(!((key0 === "versionId") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.versionId !== undefined){
let data0 = data.versionId;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func0(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
