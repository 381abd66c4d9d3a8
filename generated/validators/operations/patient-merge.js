// Generated from schemas/operations/patient-merge.json by npm run generate. Edits are lost.
import { validate as obj0 } from '../shared/chosen-field.js'
export const input = validate0;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const pattern0 = new RegExp("^[1-9][0-9]{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.other === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "other"}});errors++;
}
if(data.keptVersion === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "keptVersion"}});errors++;
}
if(data.otherVersion === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "otherVersion"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "other") || (key0 === "keptVersion")) || (key0 === "otherVersion")) || (key0 === "choices"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.other !== undefined){
let data0 = data.other;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/other",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/other",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.keptVersion !== undefined){
let data1 = data.keptVersion;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/keptVersion",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keptVersion",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.otherVersion !== undefined){
let data2 = data.otherVersion;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/otherVersion",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/otherVersion",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.choices !== undefined){
let data3 = data.choices;
if(Array.isArray(data3)){
if(data3.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data3[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
