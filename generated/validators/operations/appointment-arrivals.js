// Generated from schemas/operations/appointment-arrivals.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
export const input = validate0;
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"}});errors++;
}
if(data.to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "to")) || (key0 === "everywhere"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.everywhere !== undefined){
if(typeof data.everywhere !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/everywhere",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
