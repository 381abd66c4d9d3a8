// Generated from schemas/types/review.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
export const validate = validate0;
const obj1 = ["Requested","Approved","Returned","Declined"];
const formats0 = formats["date-time"];
const formats2 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.practitioner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
for(const key0 in data){
if(!((((((key0 === "practitioner") || (key0 === "requestedAt")) || (key0 === "due")) || (key0 === "state")) || (key0 === "comment")) || (key0 === "reviewedAt"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.practitioner !== undefined){
if(!(obj0(data.practitioner, {instancePath:instancePath+"/practitioner",parentData:data,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.requestedAt !== undefined){
let data1 = data.requestedAt;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/requestedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requestedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.due !== undefined){
let data2 = data.due;
if(typeof data2 === "string"){
if(!(formats2.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.state !== undefined){
if(!(obj1.includes(data.state))){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: obj1}});errors++;
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
if(data.reviewedAt !== undefined){
let data5 = data.reviewedAt;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
