// Generated from schemas/types/participant.json by npm run generate. Edits are lost.
import { validate as obj0 } from './reference.js'
import { validate as obj3 } from './period.js'
import { validate as obj4 } from './coded-value.js'
import { validate as obj5 } from './licence-snapshot.js'
export const validate = validate0;
const obj1 = ["PrimaryPerformer","SecondaryPerformer","Participation","Patient","Coordinator"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.individual === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "individual"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "individual") || (key0 === "type")) || (key0 === "period")) || (key0 === "role")) || (key0 === "licence"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.individual !== undefined){
if(!(obj0(data.individual, {instancePath:instancePath+"/individual",parentData:data,parentDataProperty:"individual",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(obj1.includes(data.type))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.period !== undefined){
if(!(obj3(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(obj4(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.licence !== undefined){
if(!(obj5(data.licence, {instancePath:instancePath+"/licence",parentData:data,parentDataProperty:"licence",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
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
