// Generated from schemas/types/waitlist-attempt.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
import { validate as obj5 } from './offer-message.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"by":{"x-shared":"generated/validators/shared/reference.js"},"outcome":{"enum":["Offered","Accepted","Declined","NoAnswer","Expired","Withdrawn","Interested"]},"endedAt":{"type":"string","format":"date-time"},"note":{"type":"string","maxLength":500},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"until":{"type":"string","format":"date-time"},"owner":{"x-shared":"generated/validators/shared/reference.js"},"formerOwner":{"x-shared":"generated/validators/shared/reference.js"},"messages":{"type":"array","maxItems":20,"items":{"x-shared":"generated/validators/shared/offer-message.js"}}},"required":["at","outcome"]};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats["date-time"];
const obj1 = ["Offered","Accepted","Declined","NoAnswer","Expired","Withdrawn","Interested"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.by !== undefined){
if(!(obj0(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
if(!(obj1.includes(data.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.endedAt !== undefined){
let data3 = data.endedAt;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/endedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.note !== undefined){
let data4 = data.note;
if(typeof data4 === "string"){
if(func1(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.start !== undefined){
let data5 = data.start;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.end !== undefined){
let data6 = data.end;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.until !== undefined){
let data7 = data.until;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.owner !== undefined){
if(!(obj0(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.formerOwner !== undefined){
if(!(obj0(data.formerOwner, {instancePath:instancePath+"/formerOwner",parentData:data,parentDataProperty:"formerOwner",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.messages !== undefined){
let data10 = data.messages;
if(Array.isArray(data10)){
if(data10.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/messages",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(obj5(data10[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
