// Generated from schemas/types/filter.json by npm run generate. Edits are lost.

export const validate = validate0;
const obj0 = ["eq","ne","lt","le","gt","ge","in","nin","contains","startsWith","exists","between"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field"}});errors++;
}
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "op")) || (key0 === "value"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.field !== undefined){
if(typeof data.field !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.op !== undefined){
if(!(obj0.includes(data.op))){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
