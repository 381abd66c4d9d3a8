// Generated from schemas/types/calculation.json by npm run generate. Edits are lost.
import { validate as obj2 } from './calculation-source.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["Sum","Multiply","Difference","Average","Copy"]},"sources":{"type":"array","items":{"x-shared":"generated/validators/shared/calculation-source.js"},"minItems":1,"maxItems":100},"missing":{"enum":["PerKind","Zero","Blank","Skip"]},"decimals":{"type":"integer","minimum":0,"maximum":4},"rounding":{"enum":["HalfUp","HalfEven","Down","Up"]},"minSources":{"type":"integer","minimum":0,"maximum":100},"editable":{"type":"boolean"},"keepLast":{"type":"boolean"},"unitFactor":{"type":"number"}},"required":["kind","sources"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Sum","Multiply","Difference","Average","Copy"];
const obj3 = ["PerKind","Zero","Blank","Skip"];
const obj5 = ["HalfUp","HalfEven","Down","Up"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.sources === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sources"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj0.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.sources !== undefined){
let data1 = data.sources;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sources",keyword:"maxItems",params:{limit: 100}});errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sources",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data1[i0], {instancePath:instancePath+"/sources/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sources",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.missing !== undefined){
if(!(obj3.includes(data.missing))){
(vErrors ??= []).push({instancePath:instancePath+"/missing",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.decimals !== undefined){
let data4 = data.decimals;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data4 == "number"){
if(data4 > 4 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"maximum",params:{comparison: "<=", limit: 4}});errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.rounding !== undefined){
if(!(obj5.includes(data.rounding))){
(vErrors ??= []).push({instancePath:instancePath+"/rounding",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.minSources !== undefined){
let data6 = data.minSources;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/minSources",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data6 == "number"){
if(data6 > 100 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/minSources",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/minSources",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.editable !== undefined){
if(typeof data.editable !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/editable",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.keepLast !== undefined){
if(typeof data.keepLast !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/keepLast",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.unitFactor !== undefined){
if(!(typeof data.unitFactor == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/unitFactor",keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
