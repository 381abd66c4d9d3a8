// Generated from schemas/types/stroke.json by npm run generate. Edits are lost.
import { validate as obj0 } from './color.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.points === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "points"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "color") || (key0 === "width")) || (key0 === "points"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.color !== undefined){
if(!(obj0(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data1 = data.width;
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.points !== undefined){
let data2 = data.points;
if(Array.isArray(data2)){
if(data2.length > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/points",keyword:"maxItems",params:{limit: 20000}});errors++;
}
if(data2.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/points",keyword:"minItems",params:{limit: 2}});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(typeof data2[i0] == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/points/" + i0,keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/points",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
