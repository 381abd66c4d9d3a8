// Generated from schemas/operations/transcription-draft.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from '../shared/reference.js'
export const input = validate0;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"}});errors++;
}
if(data.phrases === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phrases"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "note") || (key0 === "phrases")) || (key0 === "verbalConsents")) || (key0 === "versionId"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.note !== undefined){
if(!(obj0(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.phrases !== undefined){
let data1 = data.phrases;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/phrases",keyword:"maxItems",params:{limit: 500}});errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phrases",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/phrases/" + i0,keyword:"maxLength",params:{limit: 1000}});errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phrases/" + i0,keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phrases/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phrases",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.verbalConsents !== undefined){
let data3 = data.verbalConsents;
if(Array.isArray(data3)){
if(data3.length > 400){
(vErrors ??= []).push({instancePath:instancePath+"/verbalConsents",keyword:"maxItems",params:{limit: 400}});errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/verbalConsents/" + i1,keyword:"required",params:{missingProperty: "person"}});errors++;
}
if(data4.witness === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/verbalConsents/" + i1,keyword:"required",params:{missingProperty: "witness"}});errors++;
}
for(const key1 in data4){
if(!(((key1 === "person") || (key1 === "witness")) || (key1 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/verbalConsents/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data4.person !== undefined){
if(!(obj0(data4.person, {instancePath:instancePath+"/verbalConsents/" + i1+"/person",parentData:data4,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data4.witness !== undefined){
if(!(obj0(data4.witness, {instancePath:instancePath+"/verbalConsents/" + i1+"/witness",parentData:data4,parentDataProperty:"witness",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data4.reason !== undefined){
let data7 = data4.reason;
if(typeof data7 === "string"){
if(func0(data7) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/verbalConsents/" + i1+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/verbalConsents/" + i1+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/verbalConsents/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/verbalConsents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.versionId !== undefined){
let data8 = data.versionId;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
