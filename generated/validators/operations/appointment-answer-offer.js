// Generated from schemas/operations/appointment-answer-offer.json by npm run generate. Edits are lost.

export const input = validate0;
const obj0 = ["Accepted","Declined","NoAnswer"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.answer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "answer"}});errors++;
}
for(const key0 in data){
if(!(key0 === "answer")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.answer !== undefined){
if(!(obj0.includes(data.answer))){
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
