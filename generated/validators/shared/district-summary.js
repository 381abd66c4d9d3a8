// Generated from schemas/types/district-summary.json by npm run generate. Edits are lost.
import { validate as obj0 } from '../district.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.district === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "district"}});errors++;
}
if(data.workers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "workers"}});errors++;
}
if(data.locations === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "locations"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "district") || (key0 === "patients")) || (key0 === "workers")) || (key0 === "locations"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.district !== undefined){
if(!(obj0(data.district, {instancePath:instancePath+"/district",parentData:data,parentDataProperty:"district",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.patients !== undefined){
let data1 = data.patients;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/patients",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/patients",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.workers !== undefined){
let data2 = data.workers;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/workers",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/workers",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.locations !== undefined){
let data3 = data.locations;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
