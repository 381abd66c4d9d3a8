// Generated from schemas/operations/appointment-cancel-series.json by npm run generate. Edits are lost.
import { validate as obj2 } from '../shared/cancellation.js'
export const input = validate0;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
const obj0 = ["ThisOne","ThisAndFollowing","WholeSeries"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.scope === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scope"}});errors++;
}
if(data.cancellation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cancellation"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "versionId") || (key0 === "scope")) || (key0 === "cancellation")) || (key0 === "overwrite")) || (key0 === "planOnly"))){
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
if(data.scope !== undefined){
if(!(obj0.includes(data.scope))){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.cancellation !== undefined){
if(!(obj2(data.cancellation, {instancePath:instancePath+"/cancellation",parentData:data,parentDataProperty:"cancellation",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.overwrite !== undefined){
if(typeof data.overwrite !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/overwrite",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.planOnly !== undefined){
if(typeof data.planOnly !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/planOnly",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
