// Generated from schemas/types/missing-for-enrollment.json by npm run generate. Edits are lost.
import { validate as obj2 } from './coded-value.js'
import { validate as obj3 } from './reference.js'
export const validate = validate0;
const obj0 = ["Consent","Coverage","Authorization","Packet","Age"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.needsReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "needsReason"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "consent")) || (key0 === "packet")) || (key0 === "needsReason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj0.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.consent !== undefined){
if(!(obj2(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.packet !== undefined){
if(!(obj3(data.packet, {instancePath:instancePath+"/packet",parentData:data,parentDataProperty:"packet",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.needsReason !== undefined){
if(typeof data.needsReason !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/needsReason",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
