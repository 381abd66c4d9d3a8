// Generated from schemas/operations/district-change.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from '../shared/district-change.js'
export const input = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.changes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changes"}});errors++;
}
if(data.seen === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "seen"}});errors++;
}
for(const key0 in data){
if(!((key0 === "changes") || (key0 === "seen"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.changes !== undefined){
let data0 = data.changes;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"maxItems",params:{limit: 200}});errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data0[i0], {instancePath:instancePath+"/changes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.seen !== undefined){
let data2 = data.seen;
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/seen",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/seen",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
