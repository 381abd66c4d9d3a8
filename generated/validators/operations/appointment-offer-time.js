// Generated from schemas/operations/appointment-offer-time.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
export const input = validate0;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
const formats0 = formats["date-time"];
const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
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
if(!(((((key0 === "versionId") || (key0 === "start")) || (key0 === "end")) || (key0 === "owner")) || (key0 === "location"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.versionId !== undefined){
let data0 = data.versionId;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
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
if(data.owner !== undefined){
let data3 = data.owner;
if(typeof data3 === "string"){
if(!(formats4.test(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.location !== undefined){
let data4 = data.location;
if(typeof data4 === "string"){
if(!(formats4.test(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
