// Generated from schemas/types/open-step.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"];
const obj2 = ["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"];
const obj4 = ["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stepId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stepId"}});errors++;
}
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data.meaning === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meaning"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "stepId") || (key0 === "role")) || (key0 === "meaning")) || (key0 === "attestationText")) || (key0 === "methods"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.stepId !== undefined){
let data0 = data.stepId;
if(typeof data0 === "string"){
if(func0(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.role !== undefined){
if(!(obj0.includes(data.role))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.meaning !== undefined){
if(!(obj2.includes(data.meaning))){
(vErrors ??= []).push({instancePath:instancePath+"/meaning",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.attestationText !== undefined){
let data3 = data.attestationText;
if(typeof data3 === "string"){
if(func0(data3) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/attestationText",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attestationText",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.methods !== undefined){
let data4 = data.methods;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj4.includes(data4[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/methods/" + i0,keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/methods",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
