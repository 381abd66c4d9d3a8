// Generated from schemas/types/staff-session.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.since === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "since"}});errors++;
}
if(data.lastSeen === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lastSeen"}});errors++;
}
if(data.userAgent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userAgent"}});errors++;
}
if(data.isCurrent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isCurrent"}});errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "since")) || (key0 === "lastSeen")) || (key0 === "address")) || (key0 === "userAgent")) || (key0 === "isCurrent"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.since !== undefined){
let data1 = data.since;
if(typeof data1 === "string"){
if(!(formats2.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/since",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/since",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.lastSeen !== undefined){
let data2 = data.lastSeen;
if(typeof data2 === "string"){
if(!(formats2.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/lastSeen",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastSeen",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.address !== undefined){
let data3 = data.address;
if(typeof data3 === "string"){
if(func0(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.userAgent !== undefined){
let data4 = data.userAgent;
if(typeof data4 === "string"){
if(func0(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/userAgent",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/userAgent",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.isCurrent !== undefined){
if(typeof data.isCurrent !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isCurrent",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
