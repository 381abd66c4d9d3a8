// Generated from schemas/operations/care-plan-reopen.json by npm run generate. Edits are lost.
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
if(data.signatures === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signatures"}});errors++;
}
for(const key0 in data){
if(!((key0 === "versionId") || (key0 === "signatures"))){
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
if(data.signatures !== undefined){
let data1 = data.signatures;
if(Array.isArray(data1)){
if(data1.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"maxItems",params:{limit: 50}});errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/signatures/" + i0,keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signatures/" + i0,keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signatures/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
