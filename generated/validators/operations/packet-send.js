// Generated from schemas/operations/packet-send.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj0 } from '../shared/reference.js'
export const input = validate0;
const obj2 = ["Patient","Guardian","RelatedPerson","Staff"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.assignees === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assignees"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "patient") || (key0 === "assignees")) || (key0 === "dueDate"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.patient !== undefined){
if(!(obj0(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.assignees !== undefined){
let data1 = data.assignees;
if(Array.isArray(data1)){
if(data1.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"maxItems",params:{limit: 20}});errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i0,keyword:"required",params:{missingProperty: "person"}});errors++;
}
if(data2.audience === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i0,keyword:"required",params:{missingProperty: "audience"}});errors++;
}
for(const key1 in data2){
if(!((key1 === "person") || (key1 === "audience"))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data2.person !== undefined){
if(!(obj0(data2.person, {instancePath:instancePath+"/assignees/" + i0+"/person",parentData:data2,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data2.audience !== undefined){
if(!(obj2.includes(data2.audience))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i0+"/audience",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i0,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.dueDate !== undefined){
let data5 = data.dueDate;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/dueDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dueDate",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
