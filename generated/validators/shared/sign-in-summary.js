// Generated from schemas/types/sign-in-summary.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
export const validate = validate0;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.practitioner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
if(data.open === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "practitioner") || (key0 === "lastSignIn")) || (key0 === "open"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.practitioner !== undefined){
let data0 = data.practitioner;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/practitioner",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/practitioner",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.lastSignIn !== undefined){
let data1 = data.lastSignIn;
if(typeof data1 === "string"){
if(!(formats2.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/lastSignIn",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastSignIn",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.open !== undefined){
let data2 = data.open;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/open",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/open",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
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
