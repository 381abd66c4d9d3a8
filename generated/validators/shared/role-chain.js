// Generated from schemas/types/role-chain.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data.grantSets === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grantSets"}});errors++;
}
for(const key0 in data){
if(!((key0 === "role") || (key0 === "grantSets"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 === "string"){
if(func0(data0) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"maxLength",params:{limit: 250}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.grantSets !== undefined){
let data1 = data.grantSets;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/grantSets/" + i0,keyword:"maxLength",params:{limit: 250}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grantSets/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grantSets",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
