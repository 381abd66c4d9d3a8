// Generated from schemas/operations/document-transmission-release.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const input = validate0;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
const obj0 = ["Consent","Tpo","Emergency","CourtOrder","Audit"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.legalBasis === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "legalBasis"}});errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});errors++;
}
if(data.credential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credential"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "versionId") || (key0 === "legalBasis")) || (key0 === "reason")) || (key0 === "credential"))){
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
if(data.legalBasis !== undefined){
if(!(obj0.includes(data.legalBasis))){
(vErrors ??= []).push({instancePath:instancePath+"/legalBasis",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
if(func0(data2) < 15){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 15}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.credential !== undefined){
let data3 = data.credential;
if(typeof data3 === "string"){
if(func0(data3) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"maxLength",params:{limit: 4096}});errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
