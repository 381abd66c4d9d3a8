// Generated from schemas/types/element-id.json by npm run generate. Edits are lost.

export const validate = validate0;
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_.-]{0,63}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
