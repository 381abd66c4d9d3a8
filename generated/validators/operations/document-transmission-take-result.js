// Generated from schemas/operations/document-transmission-take-result.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj2 } from '../shared/reference.js'
export const input = validate0;
const obj0 = ["Pending","Success","Failed","Warning","Hold"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.result === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "result"}});errors++;
}
for(const key0 in data){
if(!((((((key0 === "result") || (key0 === "message")) || (key0 === "confirmation")) || (key0 === "pages")) || (key0 === "noticeAttached")) || (key0 === "consents"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.result !== undefined){
if(!(obj0.includes(data.result))){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func0(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.confirmation !== undefined){
let data2 = data.confirmation;
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/confirmation",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.pages !== undefined){
let data3 = data.pages;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.noticeAttached !== undefined){
if(typeof data.noticeAttached !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/noticeAttached",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.consents !== undefined){
let data5 = data.consents;
if(Array.isArray(data5)){
if(data5.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/consents",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data5[i0], {instancePath:instancePath+"/consents/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consents",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
