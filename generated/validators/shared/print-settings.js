// Generated from schemas/types/print-settings.json by npm run generate. Edits are lost.

export const validate = validate0;
const obj0 = ["Full","Short","None"];
const obj2 = ["Inline","Block","Table"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "hide") || (key0 === "hideWhenEmpty")) || (key0 === "showAll")) || (key0 === "label")) || (key0 === "layout")) || (key0 === "pageBreakBefore"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.hide !== undefined){
if(typeof data.hide !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hide",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.hideWhenEmpty !== undefined){
if(typeof data.hideWhenEmpty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hideWhenEmpty",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.showAll !== undefined){
if(typeof data.showAll !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/showAll",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.label !== undefined){
if(!(obj0.includes(data.label))){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.layout !== undefined){
if(!(obj2.includes(data.layout))){
(vErrors ??= []).push({instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.pageBreakBefore !== undefined){
if(typeof data.pageBreakBefore !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/pageBreakBefore",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
