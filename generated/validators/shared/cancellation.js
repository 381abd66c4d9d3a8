// Generated from schemas/types/cancellation.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './coded-value.js'
import { validate as obj3 } from './reference.js'
export const validate = validate0;
const obj1 = ["Patient","Provider","Payer","System"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});errors++;
}
if(data.initiator === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "initiator"}});errors++;
}
for(const key0 in data){
if(!((((((key0 === "reason") || (key0 === "initiator")) || (key0 === "at")) || (key0 === "by")) || (key0 === "comment")) || (key0 === "lateMinutes"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.reason !== undefined){
if(!(obj0(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.initiator !== undefined){
if(!(obj1.includes(data.initiator))){
(vErrors ??= []).push({instancePath:instancePath+"/initiator",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.by !== undefined){
if(!(obj3(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
let data4 = data.comment;
if(typeof data4 === "string"){
if(func0(data4) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.lateMinutes !== undefined){
let data5 = data.lateMinutes;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/lateMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/lateMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
