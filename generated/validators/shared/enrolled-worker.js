// Generated from schemas/types/enrolled-worker.json by npm run generate. Edits are lost.
import { validate as obj0 } from './coded-value.js'
export const validate = validate0;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.member === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "member"}});errors++;
}
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data.leads === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "leads"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "member") || (key0 === "role")) || (key0 === "leads"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.member !== undefined){
let data0 = data.member;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/member",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/member",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.role !== undefined){
if(!(obj0(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.leads !== undefined){
if(typeof data.leads !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/leads",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
