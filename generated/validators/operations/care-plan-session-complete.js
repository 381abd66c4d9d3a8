// Generated from schemas/operations/care-plan-session-complete.json by npm run generate. Edits are lost.

export const input = validate0;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.planVersionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "planVersionId"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "versionId") || (key0 === "planVersionId")) || (key0 === "leaveOpen"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.versionId !== undefined){
let data0 = data.versionId;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.planVersionId !== undefined){
let data1 = data.planVersionId;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/planVersionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/planVersionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.leaveOpen !== undefined){
if(typeof data.leaveOpen !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/leaveOpen",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
