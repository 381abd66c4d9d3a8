// Generated from schemas/types/observation-value.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './quantity.js'
import { validate as obj1 } from './coded-value.js'
export const validate = validate0;
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 1}});errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1}});errors++;
}
for(const key0 in data){
if(!((((((key0 === "quantity") || (key0 === "text")) || (key0 === "coded")) || (key0 === "boolean")) || (key0 === "dateTime")) || (key0 === "ratio"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.quantity !== undefined){
if(!(obj0(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.coded !== undefined){
if(!(obj1(data.coded, {instancePath:instancePath+"/coded",parentData:data,parentDataProperty:"coded",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.boolean !== undefined){
if(typeof data.boolean !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/boolean",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.dateTime !== undefined){
let data4 = data.dateTime;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/dateTime",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateTime",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.ratio !== undefined){
let data5 = data.ratio;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.numerator === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"required",params:{missingProperty: "numerator"}});errors++;
}
if(data5.denominator === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"required",params:{missingProperty: "denominator"}});errors++;
}
for(const key1 in data5){
if(!((key1 === "numerator") || (key1 === "denominator"))){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data5.numerator !== undefined){
if(!(typeof data5.numerator == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/ratio/numerator",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data5.denominator !== undefined){
if(!(typeof data5.denominator == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/ratio/denominator",keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
