// Generated from schemas/types/service-frequency.json by npm run generate. Edits are lost.

export const validate = validate0;
const obj0 = ["day","week","month"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "count"}});errors++;
}
if(data.per === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "per"}});errors++;
}
for(const key0 in data){
if(!((key0 === "count") || (key0 === "per"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/count",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.per !== undefined){
if(!(obj0.includes(data.per))){
(vErrors ??= []).push({instancePath:instancePath+"/per",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
