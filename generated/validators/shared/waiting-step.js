// Generated from schemas/types/waiting-step.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"];
const obj2 = ["Author","PrimaryPerformer","Supervisor","AnyWithRole","AnyWithLicense","Named","Patient","Guardian"];
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
if(data.who === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "who"}});errors++;
}
if(data.signers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signers"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "stepId") || (key0 === "role")) || (key0 === "who")) || (key0 === "signers"))){
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
if(data.who !== undefined){
if(!(obj2.includes(data.who))){
(vErrors ??= []).push({instancePath:instancePath+"/who",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.signers !== undefined){
let data3 = data.signers;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func0(data4) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i0,keyword:"maxLength",params:{limit: 250}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signers",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
