// Generated from schemas/types/geo-point.json by npm run generate. Edits are lost.

export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latitude === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "latitude"}});errors++;
}
if(data.longitude === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "longitude"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "latitude") || (key0 === "longitude")) || (key0 === "accuracy"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if(typeof data0 == "number"){
if(data0 > 90 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/latitude",keyword:"maximum",params:{comparison: "<=", limit: 90}});errors++;
}
if(data0 < -90 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/latitude",keyword:"minimum",params:{comparison: ">=", limit: -90}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/latitude",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if(typeof data1 == "number"){
if(data1 > 180 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/longitude",keyword:"maximum",params:{comparison: "<=", limit: 180}});errors++;
}
if(data1 < -180 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/longitude",keyword:"minimum",params:{comparison: ">=", limit: -180}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/longitude",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.accuracy !== undefined){
let data2 = data.accuracy;
if(typeof data2 == "number"){
if(data2 > 100000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/accuracy",keyword:"maximum",params:{comparison: "<=", limit: 100000}});errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/accuracy",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/accuracy",keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
