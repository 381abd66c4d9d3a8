// Generated from schemas/operations/care-plan-sign.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from '../shared/reference.js'
export const input = validate0;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
const obj1 = ["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.stepId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stepId"}});errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});errors++;
}
if(data.credential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credential"}});errors++;
}
for(const key0 in data){
if(!(((((((key0 === "versionId") || (key0 === "stepId")) || (key0 === "person")) || (key0 === "method")) || (key0 === "name")) || (key0 === "strokes")) || (key0 === "credential"))){
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
if(data.stepId !== undefined){
let data1 = data.stepId;
if(typeof data1 === "string"){
if(func0(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.person !== undefined){
if(!(obj0(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined){
if(!(obj1.includes(data.method))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(func0(data4) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.strokes !== undefined){
let data5 = data.strokes;
if(typeof data5 === "string"){
if(func0(data5) > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"maxLength",params:{limit: 200000}});errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.credential !== undefined){
let data6 = data.credential;
if(typeof data6 === "string"){
if(func0(data6) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"maxLength",params:{limit: 4096}});errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
