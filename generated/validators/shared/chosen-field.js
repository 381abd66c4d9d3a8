// Generated from schemas/types/chosen-field.json by npm run generate. Edits are lost.

export const validate = validate0;
const pattern0 = new RegExp("^[a-z][A-Za-z]{1,60}$", "u");
const obj0 = ["Kept","Merged","Both"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field"}});errors++;
}
if(data.take === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "take"}});errors++;
}
for(const key0 in data){
if(!((key0 === "field") || (key0 === "take"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z]{1,60}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.take !== undefined){
if(!(obj0.includes(data.take))){
(vErrors ??= []).push({instancePath:instancePath+"/take",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
