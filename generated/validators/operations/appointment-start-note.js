// Generated from schemas/operations/appointment-start-note.json by npm run generate. Edits are lost.
import { validate as obj0 } from '../shared/reference.js'
import { validate as obj4 } from '../shared/telehealth.js'
export const input = validate0;
const obj2 = ["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "noteDefinition") || (key0 === "subject")) || (key0 === "kind")) || (key0 === "another")) || (key0 === "telehealth"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.noteDefinition !== undefined){
if(!(obj0(data.noteDefinition, {instancePath:instancePath+"/noteDefinition",parentData:data,parentDataProperty:"noteDefinition",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj0(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj2.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.another !== undefined){
if(typeof data.another !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/another",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.telehealth !== undefined){
if(!(obj4(data.telehealth, {instancePath:instancePath+"/telehealth",parentData:data,parentDataProperty:"telehealth",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
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
