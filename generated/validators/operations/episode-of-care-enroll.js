// Generated from schemas/operations/episode-of-care-enroll.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from '../shared/coded-value.js'
import { validate as obj2 } from '../shared/enrolled-worker.js'
import { validate as obj3 } from '../shared/planned-contact.js'
export const input = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"patient":{"type":"string","format":"uuid"},"program":{"type":"string","format":"uuid"},"start":{"type":"string","format":"date"},"admissionType":{"x-shared":"generated/validators/shared/coded-value.js"},"referral":{"type":"object","additionalProperties":false,"properties":{"source":{"x-shared":"generated/validators/shared/coded-value.js"},"person":{"type":"string","maxLength":120},"date":{"type":"string","format":"date"},"reason":{"type":"string","maxLength":500}},"required":["source"]},"team":{"type":"array","maxItems":20,"items":{"x-shared":"generated/validators/shared/enrolled-worker.js"}},"assessment":{"x-shared":"generated/validators/shared/planned-contact.js"},"withoutConsents":{"type":"string","minLength":1,"maxLength":1000},"planOnly":{"type":"boolean"}},"required":["patient","program","start"]};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats4 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "program"}});errors++;
}
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.patient !== undefined){
let data0 = data.patient;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/patient",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patient",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.program !== undefined){
let data1 = data.program;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.admissionType !== undefined){
if(!(obj0(data.admissionType, {instancePath:instancePath+"/admissionType",parentData:data,parentDataProperty:"admissionType",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.referral !== undefined){
let data4 = data.referral;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.source === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/referral",keyword:"required",params:{missingProperty: "source"}});errors++;
}
for(const key1 in data4){
if(!((((key1 === "source") || (key1 === "person")) || (key1 === "date")) || (key1 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/referral",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data4.source !== undefined){
if(!(obj0(data4.source, {instancePath:instancePath+"/referral/source",parentData:data4,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data4.person !== undefined){
let data6 = data4.person;
if(typeof data6 === "string"){
if(func1(data6) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/referral/person",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral/person",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data4.date !== undefined){
let data7 = data4.date;
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/referral/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data4.reason !== undefined){
let data8 = data4.reason;
if(typeof data8 === "string"){
if(func1(data8) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/referral/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.team !== undefined){
let data9 = data.team;
if(Array.isArray(data9)){
if(data9.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data9[i0], {instancePath:instancePath+"/team/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.assessment !== undefined){
if(!(obj3(data.assessment, {instancePath:instancePath+"/assessment",parentData:data,parentDataProperty:"assessment",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.withoutConsents !== undefined){
let data12 = data.withoutConsents;
if(typeof data12 === "string"){
if(func1(data12) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/withoutConsents",keyword:"maxLength",params:{limit: 1000}});errors++;
}
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/withoutConsents",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/withoutConsents",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.planOnly !== undefined){
if(typeof data.planOnly !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/planOnly",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
