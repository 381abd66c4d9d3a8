// Generated from schemas/types/note-definition-section.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
import { validate as obj3 } from './condition-group.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"key":{"type":"string","maxLength":60},"sectionForm":{"x-shared":"generated/validators/shared/reference.js"},"title":{"type":"string","maxLength":120},"order":{"type":"integer","minimum":0},"required":{"type":"boolean"},"collapsible":{"type":"boolean"},"defaultCollapsed":{"type":"boolean"},"scope":{"enum":["Common","PerPatient","PerService"]},"visibleWhen":{"x-shared":"generated/validators/shared/condition-group.js"}},"required":["id","key","sectionForm","order"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Common","PerPatient","PerService"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.sectionForm === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sectionForm"}});errors++;
}
if(data.order === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "order"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(func1(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.sectionForm !== undefined){
if(!(obj0(data.sectionForm, {instancePath:instancePath+"/sectionForm",parentData:data,parentDataProperty:"sectionForm",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.collapsible !== undefined){
if(typeof data.collapsible !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/collapsible",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.defaultCollapsed !== undefined){
if(typeof data.defaultCollapsed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/defaultCollapsed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.scope !== undefined){
if(!(obj1.includes(data.scope))){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.visibleWhen !== undefined){
if(!(obj3(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
