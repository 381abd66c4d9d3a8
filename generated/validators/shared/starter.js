// Generated from schemas/types/starter.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj2 } from './starter-section.js'
import { validate as obj3 } from './reference.js'
export const validate = validate0;
const obj0 = ["Questionnaire","NoteDefinition","GroupNoteDefinition","Form"];
const obj4 = ["Draft","Active","Retired"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.definitionType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "definitionType"}});errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.purpose === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "purpose"}});errors++;
}
if(data.questions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questions"}});errors++;
}
if(data.sections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sections"}});errors++;
}
for(const key0 in data){
if(!((((((((key0 === "key") || (key0 === "definitionType")) || (key0 === "name")) || (key0 === "purpose")) || (key0 === "questions")) || (key0 === "sections")) || (key0 === "copy")) || (key0 === "copyStatus"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxLength",params:{limit: 60}});errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.definitionType !== undefined){
if(!(obj0.includes(data.definitionType))){
(vErrors ??= []).push({instancePath:instancePath+"/definitionType",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.purpose !== undefined){
let data3 = data.purpose;
if(typeof data3 === "string"){
if(func0(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.questions !== undefined){
let data4 = data.questions;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.sections !== undefined){
let data5 = data.sections;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data5[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.copy !== undefined){
if(!(obj3(data.copy, {instancePath:instancePath+"/copy",parentData:data,parentDataProperty:"copy",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.copyStatus !== undefined){
if(!(obj4.includes(data.copyStatus))){
(vErrors ??= []).push({instancePath:instancePath+"/copyStatus",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
