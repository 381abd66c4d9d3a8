// Generated from schemas/types/discharge-step.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj2 } from './reference.js'
export const validate = validate0;
const obj0 = ["Goal","Plan","Appointment","Meeting","Series","Group","Team","Draft"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.row === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "row"}});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "row")) || (key0 === "part")) || (key0 === "text")) || (key0 === "start")) || (key0 === "timezone")) || (key0 === "hindrance"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj0.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.row !== undefined){
if(!(obj2(data.row, {instancePath:instancePath+"/row",parentData:data,parentDataProperty:"row",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.part !== undefined){
let data2 = data.part;
if(typeof data2 === "string"){
if(func0(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/part",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/part",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func0(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.start !== undefined){
let data4 = data.start;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.timezone !== undefined){
let data5 = data.timezone;
if(typeof data5 === "string"){
if(func0(data5) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/timezone",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timezone",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.hindrance !== undefined){
let data6 = data.hindrance;
if(typeof data6 === "string"){
if(func0(data6) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/hindrance",keyword:"maxLength",params:{limit: 100}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hindrance",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
