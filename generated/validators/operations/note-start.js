// Generated from schemas/operations/note-start.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj0 } from '../shared/reference.js'
import { validate as obj9 } from '../shared/telehealth.js'
export const input = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"noteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"start":{"type":"string","format":"date-time"},"minutes":{"type":"integer","minimum":1,"maximum":1440},"mode":{"enum":["InPerson","Telehealth"]},"location":{"x-shared":"generated/validators/shared/reference.js"},"another":{"type":"boolean"},"telehealth":{"x-shared":"generated/validators/shared/telehealth.js"}},"required":["patient","noteDefinition"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"];
const obj6 = ["InPerson","Telehealth"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.noteDefinition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "noteDefinition"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.patient !== undefined){
if(!(obj0(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.noteDefinition !== undefined){
if(!(obj0(data.noteDefinition, {instancePath:instancePath+"/noteDefinition",parentData:data,parentDataProperty:"noteDefinition",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj2.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj0(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.serviceType !== undefined){
if(!(obj0(data.serviceType, {instancePath:instancePath+"/serviceType",parentData:data,parentDataProperty:"serviceType",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
let data5 = data.start;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.minutes !== undefined){
let data6 = data.minutes;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data6 == "number"){
if(data6 > 1440 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.mode !== undefined){
if(!(obj6.includes(data.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.location !== undefined){
if(!(obj0(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.another !== undefined){
if(typeof data.another !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/another",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.telehealth !== undefined){
if(!(obj9(data.telehealth, {instancePath:instancePath+"/telehealth",parentData:data,parentDataProperty:"telehealth",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
