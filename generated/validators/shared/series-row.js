// Generated from schemas/types/series-row.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj2 } from './reference.js'
import { validate as obj3 } from './series-reason.js'
export const validate = validate0;
const formats0 = formats["date-time"];
const obj0 = ["Made","Moved","LeftOut","Blocked","Changed","Kept","Overwritten","Cancelled","Untouched"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.index === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "index"}});errors++;
}
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data.end === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end"}});errors++;
}
if(data.fate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fate"}});errors++;
}
for(const key0 in data){
if(!(((((((key0 === "index") || (key0 === "start")) || (key0 === "end")) || (key0 === "fate")) || (key0 === "changedByHand")) || (key0 === "appointment")) || (key0 === "reasons"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.index !== undefined){
let data0 = data.index;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/index",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/index",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.start !== undefined){
let data1 = data.start;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.end !== undefined){
let data2 = data.end;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.fate !== undefined){
if(!(obj0.includes(data.fate))){
(vErrors ??= []).push({instancePath:instancePath+"/fate",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.changedByHand !== undefined){
if(typeof data.changedByHand !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/changedByHand",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.appointment !== undefined){
if(!(obj2(data.appointment, {instancePath:instancePath+"/appointment",parentData:data,parentDataProperty:"appointment",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.reasons !== undefined){
let data6 = data.reasons;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(obj3(data6[i0], {instancePath:instancePath+"/reasons/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
