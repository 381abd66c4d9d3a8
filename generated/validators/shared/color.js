// Generated from schemas/types/color.json by npm run generate. Edits are lost.

export const validate = validate0;
const pattern0 = new RegExp("^#[0-9a-f]{6}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
