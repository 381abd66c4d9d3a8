// Generated from schemas/operations/note-addendum.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from '../shared/coded-value.js'
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
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"}});errors++;
}
if(data.credential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credential"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "versionId") || (key0 === "reason")) || (key0 === "text")) || (key0 === "credential"))){
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
if(!(obj0(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func0(data2) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 20000}});errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.credential !== undefined){
let data3 = data.credential;
if(typeof data3 === "string"){
if(func0(data3) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"maxLength",params:{limit: 4096}});errors++;
}
if(func0(data3) < 1){
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
