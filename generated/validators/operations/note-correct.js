// Generated from schemas/operations/note-correct.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj2 } from '../shared/coded-value.js'
import { validate as obj3 } from '../shared/reference.js'
export const input = validate0;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
const obj0 = ["Show","NoShow","Cancelled"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
for(const key0 in data){
if(!(((((((key0 === "versionId") || (key0 === "visitStatus")) || (key0 === "absenceReason")) || (key0 === "start")) || (key0 === "end")) || (key0 === "definition")) || (key0 === "isRemoved"))){
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
if(data.visitStatus !== undefined){
if(!(obj0.includes(data.visitStatus))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatus",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.absenceReason !== undefined){
if(!(obj2(data.absenceReason, {instancePath:instancePath+"/absenceReason",parentData:data,parentDataProperty:"absenceReason",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
let data3 = data.start;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.end !== undefined){
let data4 = data.end;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.definition !== undefined){
if(!(obj3(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.isRemoved !== undefined){
if(typeof data.isRemoved !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isRemoved",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
