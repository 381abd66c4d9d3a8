// Generated from schemas/operations/practitioner-effective-access.json by npm run generate. Edits are lost.
import { validate as obj0 } from '../shared/reference.js'
export const input = validate0;
const pattern0 = new RegExp("^[A-Z][A-Za-z]{1,60}:(Create|Read|Update|Delete)$", "u");
const pattern1 = new RegExp("^[A-Z][A-Za-z]{1,60}$", "u");
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "permission") || (key0 === "flag")) || (key0 === "patient")) || (key0 === "row"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.permission !== undefined){
let data0 = data.permission;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/permission",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]{1,60}:(Create|Read|Update|Delete)$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/permission",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.flag !== undefined){
let data1 = data.flag;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/flag",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]{1,60}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/flag",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patient !== undefined){
if(!(obj0(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.row !== undefined){
let data3 = data.row;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/row",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/row",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
