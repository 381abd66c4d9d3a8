// Generated from schemas/types/compared-field.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["Kept","Merged","Both"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field"}});errors++;
}
if(data.choices === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "choices"}});errors++;
}
if(data.suggested === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "suggested"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "choices")) || (key0 === "suggested"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(func0(data0) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.choices !== undefined){
let data1 = data.choices;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0.includes(data1[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/choices/" + i0,keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.suggested !== undefined){
if(!(obj0.includes(data.suggested))){
(vErrors ??= []).push({instancePath:instancePath+"/suggested",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
