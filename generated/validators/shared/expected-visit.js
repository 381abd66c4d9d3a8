// Generated from schemas/types/expected-visit.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from '../appointment.js'
import { validate as obj1 } from './money.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appointment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "appointment"}});errors++;
}
if(data.toDo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "toDo"}});errors++;
}
for(const key0 in data){
if(!((key0 === "appointment") || (key0 === "toDo"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.appointment !== undefined){
if(!(obj0(data.appointment, {instancePath:instancePath+"/appointment",parentData:data,parentDataProperty:"appointment",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.toDo !== undefined){
let data1 = data.toDo;
if(Array.isArray(data1)){
if(data1.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/toDo",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.attendee === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/toDo/" + i0,keyword:"required",params:{missingProperty: "attendee"}});errors++;
}
for(const key1 in data2){
if(!(((key1 === "attendee") || (key1 === "openPackets")) || (key1 === "copay"))){
(vErrors ??= []).push({instancePath:instancePath+"/toDo/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data2.attendee !== undefined){
let data3 = data2.attendee;
if(typeof data3 === "string"){
if(func0(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/toDo/" + i0+"/attendee",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/toDo/" + i0+"/attendee",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data2.openPackets !== undefined){
let data4 = data2.openPackets;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/toDo/" + i0+"/openPackets",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/toDo/" + i0+"/openPackets",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data2.copay !== undefined){
if(!(obj1(data2.copay, {instancePath:instancePath+"/toDo/" + i0+"/copay",parentData:data2,parentDataProperty:"copay",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/toDo/" + i0,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/toDo",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
