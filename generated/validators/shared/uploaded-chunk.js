// Generated from schemas/types/uploaded-chunk.json by npm run generate. Edits are lost.

export const validate = validate0;
const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"}});errors++;
}
if(data.size === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "size"}});errors++;
}
if(data.hash === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hash"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "number") || (key0 === "size")) || (key0 === "hash"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.number !== undefined){
let data0 = data.number;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data0 == "number"){
if(data0 > 99 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"maximum",params:{comparison: "<=", limit: 99}});errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.hash !== undefined){
let data2 = data.hash;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/hash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hash",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
