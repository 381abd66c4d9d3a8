// Generated from schemas/types/fhir-path.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "visible")) || (key0 === "variables"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.visible !== undefined){
let data1 = data.visible;
if(typeof data1 === "string"){
if(func0(data1) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/visible",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visible",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.variables !== undefined){
let data2 = data.variables;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func0(data3) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/variables/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/variables/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/variables",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
