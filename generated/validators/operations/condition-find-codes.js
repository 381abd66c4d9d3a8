// Generated from schemas/operations/condition-find-codes.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const input = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "list"}});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "list") || (key0 === "text")) || (key0 === "beginnings"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.list !== undefined){
let data0 = data.list;
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"maxLength",params:{limit: 60}});errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.beginnings !== undefined){
let data2 = data.beginnings;
if(Array.isArray(data2)){
if(data2.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/beginnings",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func0(data3) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/beginnings/" + i0,keyword:"maxLength",params:{limit: 10}});errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/beginnings/" + i0,keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/beginnings/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/beginnings",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
