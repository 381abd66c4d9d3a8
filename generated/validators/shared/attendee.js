// Generated from schemas/types/attendee.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj10 } from './confirmation.js'
import { validate as obj2 } from './reference.js'
import { validate as obj8 } from './coded-value.js'
import { validate as obj9 } from './cancellation.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"enum":["Patient","Practitioner","RelatedPerson","Location","Group"]},"subject":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"requirement":{"enum":["Required","Optional","InformationOnly"]},"guest":{"type":"boolean"},"status":{"enum":["booked","arrived","checked-in","fulfilled","noshow","cancelled"]},"arrivedAt":{"type":"string","format":"date-time"},"leftAt":{"type":"string","format":"date-time"},"attendance":{"x-shared":"generated/validators/shared/coded-value.js"},"cancellation":{"x-shared":"generated/validators/shared/cancellation.js"},"confirmation":{"x-shared":"generated/validators/shared/confirmation.js"}},"required":["id","kind","subject"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Patient","Practitioner","RelatedPerson","Location","Group"];
const obj4 = ["Required","Optional","InformationOnly"];
const obj6 = ["booked","arrived","checked-in","fulfilled","noshow","cancelled"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
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
if(data.kind !== undefined){
if(!(obj0.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj2(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj2(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.requirement !== undefined){
if(!(obj4.includes(data.requirement))){
(vErrors ??= []).push({instancePath:instancePath+"/requirement",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.guest !== undefined){
if(typeof data.guest !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/guest",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj6.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.arrivedAt !== undefined){
let data7 = data.arrivedAt;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/arrivedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/arrivedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.leftAt !== undefined){
let data8 = data.leftAt;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/leftAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/leftAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.attendance !== undefined){
if(!(obj8(data.attendance, {instancePath:instancePath+"/attendance",parentData:data,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.cancellation !== undefined){
if(!(obj9(data.cancellation, {instancePath:instancePath+"/cancellation",parentData:data,parentDataProperty:"cancellation",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.confirmation !== undefined){
if(!(obj10(data.confirmation, {instancePath:instancePath+"/confirmation",parentData:data,parentDataProperty:"confirmation",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
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
