// Generated from schemas/types/duplicate-pair.json by npm run generate. Edits are lost.
import { validate as obj0 } from './reference.js'
export const validate = validate0;
const obj2 = ["SameName","SimilarName","SameBirthDate","SimilarBirthDate","SamePhone","SameEmail","SameAddress","SameIdentifier"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.one === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "one"}});errors++;
}
if(data.other === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "other"}});errors++;
}
if(data.score === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "score"}});errors++;
}
if(data.reasons === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reasons"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "one") || (key0 === "other")) || (key0 === "score")) || (key0 === "reasons"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.one !== undefined){
if(!(obj0(data.one, {instancePath:instancePath+"/one",parentData:data,parentDataProperty:"one",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.other !== undefined){
if(!(obj0(data.other, {instancePath:instancePath+"/other",parentData:data,parentDataProperty:"other",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.score !== undefined){
let data2 = data.score;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.reasons !== undefined){
let data3 = data.reasons;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2.includes(data3[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i0,keyword:"enum",params:{allowedValues: obj2}});errors++;
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
