// Generated from schemas/operations/security-token-break-glass.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from '../shared/coded-value.js'
export const input = validate0;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credential"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "patient") || (key0 === "handle")) || (key0 === "reason")) || (key0 === "text")) || (key0 === "credential"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.patient !== undefined){
let data0 = data.patient;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/patient",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patient",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.handle !== undefined){
let data1 = data.handle;
if(typeof data1 === "string"){
if(func0(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/handle",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/handle",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.reason !== undefined){
if(!(obj0(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func0(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.credential !== undefined){
let data4 = data.credential;
if(typeof data4 === "string"){
if(func0(data4) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"maxLength",params:{limit: 4096}});errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
