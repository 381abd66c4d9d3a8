// Generated from schemas/operations/appointment-waiting-for.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
export const input = validate0;
const formats0 = formats["date-time"];
const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data.end === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end"}});errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "start") || (key0 === "end")) || (key0 === "owner")) || (key0 === "service")) || (key0 === "program"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.start !== undefined){
let data0 = data.start;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.end !== undefined){
let data1 = data.end;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.owner !== undefined){
let data2 = data.owner;
if(typeof data2 === "string"){
if(!(formats4.test(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.service !== undefined){
let data3 = data.service;
if(typeof data3 === "string"){
if(!(formats4.test(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/service",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.program !== undefined){
let data4 = data.program;
if(typeof data4 === "string"){
if(!(formats4.test(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
