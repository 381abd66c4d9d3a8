// Generated from schemas/types/money.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"}});errors++;
}
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "currency"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 == "number"){
let res0;
if((0.01 === 0 || (res0 = data0/0.01, Math.abs(Math.round(res0) - res0) > 1e-9))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"multipleOf",params:{multipleOf: 0.01}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 === "string"){
if(func0(data1) > 3){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 3}});errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
