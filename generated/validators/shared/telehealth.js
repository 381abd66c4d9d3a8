// Generated from schemas/types/telehealth.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './coded-value.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "platform") || (key0 === "patientState")) || (key0 === "patientLocation")) || (key0 === "emergencyContact")) || (key0 === "consentConfirmed")) || (key0 === "audioOnly"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.platform !== undefined){
let data0 = data.platform;
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/platform",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patientState !== undefined){
if(!(obj0(data.patientState, {instancePath:instancePath+"/patientState",parentData:data,parentDataProperty:"patientState",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.patientLocation !== undefined){
let data2 = data.patientLocation;
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/patientLocation",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientLocation",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.emergencyContact !== undefined){
let data3 = data.emergencyContact;
if(typeof data3 === "string"){
if(func0(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/emergencyContact",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/emergencyContact",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.consentConfirmed !== undefined){
if(typeof data.consentConfirmed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/consentConfirmed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.audioOnly !== undefined){
if(typeof data.audioOnly !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/audioOnly",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
