// Generated from schemas/types/duplicate-candidate.json by npm run generate. Edits are lost.
import { validate as obj0 } from '../patient.js'
export const validate = validate0;
const obj1 = ["SameName","SimilarName","SameBirthDate","SimilarBirthDate","SamePhone","SameEmail","SameAddress","SameIdentifier"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.score === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "score"}});errors++;
}
if(data.reasons === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reasons"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "patient") || (key0 === "score")) || (key0 === "reasons"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.patient !== undefined){
if(!(obj0(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.score !== undefined){
let data1 = data.score;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.reasons !== undefined){
let data2 = data.reasons;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(obj1.includes(data2[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i0,keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
