// Generated from schemas/operations/note-sign.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj4 } from '../shared/rule-override.js'
export const input = validate0;
const obj0 = ["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"];
const obj2 = ["Password","Pin","Drawn","Typed","Image","System"];
const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stepId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stepId"}});errors++;
}
if(data.meaning === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meaning"}});errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});errors++;
}
if(data.credential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credential"}});errors++;
}
if(data.contentHash === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "contentHash"}});errors++;
}
for(const key0 in data){
if(!((((((((key0 === "stepId") || (key0 === "meaning")) || (key0 === "name")) || (key0 === "method")) || (key0 === "credential")) || (key0 === "contentHash")) || (key0 === "overrides")) || (key0 === "comment"))){
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
if(data.meaning !== undefined){
if(!(obj0.includes(data.meaning))){
(vErrors ??= []).push({instancePath:instancePath+"/meaning",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 250}});errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.method !== undefined){
if(!(obj2.includes(data.method))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.credential !== undefined){
let data4 = data.credential;
if(typeof data4 === "string"){
if(func0(data4) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"maxLength",params:{limit: 1024}});errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.contentHash !== undefined){
let data5 = data.contentHash;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.overrides !== undefined){
let data6 = data.overrides;
if(Array.isArray(data6)){
if(data6.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/overrides",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(obj4(data6[i0], {instancePath:instancePath+"/overrides/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/overrides",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.comment !== undefined){
let data8 = data.comment;
if(typeof data8 === "string"){
if(func0(data8) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
