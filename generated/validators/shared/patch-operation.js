// Generated from schemas/types/patch-operation.json by npm run generate. Edits are lost.

export const validate = validate0;
const obj0 = ["add","remove","replace","move","copy","test"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"}});errors++;
}
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "path")) || (key0 === "from")) || (key0 === "value"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.op !== undefined){
if(!(obj0.includes(data.op))){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
