// Generated from schemas/operations/patient-judge-duplicate.json by npm run generate. Edits are lost.

export const input = validate0;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const pattern0 = new RegExp("^[1-9][0-9]{0,17}$", "u");
const obj0 = ["Different","Open"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.other === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "other"}});errors++;
}
if(data.ownVersion === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ownVersion"}});errors++;
}
if(data.otherVersion === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "otherVersion"}});errors++;
}
if(data.verdict === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verdict"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "other") || (key0 === "ownVersion")) || (key0 === "otherVersion")) || (key0 === "verdict"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.other !== undefined){
let data0 = data.other;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/other",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/other",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.ownVersion !== undefined){
let data1 = data.ownVersion;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/ownVersion",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ownVersion",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.otherVersion !== undefined){
let data2 = data.otherVersion;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/otherVersion",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/otherVersion",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.verdict !== undefined){
if(!(obj0.includes(data.verdict))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
