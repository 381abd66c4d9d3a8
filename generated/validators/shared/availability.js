// Generated from schemas/types/availability.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj4 } from './recurrence.js'
import { validate as obj5 } from './clock-time.js'
import { validate as obj7 } from './reference.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"enum":["Available","Unavailable","Hold","Travel","TimeOff"]},"weekday":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"recurrence":{"x-shared":"generated/validators/shared/recurrence.js"},"date":{"type":"string","format":"date"},"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"},"location":{"x-shared":"generated/validators/shared/reference.js"},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"modes":{"type":"array","items":{"enum":["InPerson","Telehealth"]}},"program":{"x-shared":"generated/validators/shared/reference.js"},"maxPatients":{"type":"integer","minimum":1,"maximum":500},"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"},"note":{"type":"string","maxLength":1000}},"required":["id","kind","start","end"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Available","Unavailable","Hold","Travel","TimeOff"];
const obj2 = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];
const obj9 = ["InPerson","Telehealth"];
const formats0 = formats.date;
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
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data.end === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end"}});errors++;
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
if(data.weekday !== undefined){
if(!(obj2.includes(data.weekday))){
(vErrors ??= []).push({instancePath:instancePath+"/weekday",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.recurrence !== undefined){
if(!(obj4(data.recurrence, {instancePath:instancePath+"/recurrence",parentData:data,parentDataProperty:"recurrence",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data4 = data.date;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.start !== undefined){
if(!(obj5(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.end !== undefined){
if(!(obj5(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined){
if(!(obj7(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined){
let data8 = data.services;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(obj7(data8[i0], {instancePath:instancePath+"/services/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.modes !== undefined){
let data10 = data.modes;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(obj9.includes(data10[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/modes/" + i1,keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.program !== undefined){
if(!(obj7(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.maxPatients !== undefined){
let data13 = data.maxPatients;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxPatients",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 500 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/maxPatients",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/maxPatients",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.from !== undefined){
let data14 = data.from;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.until !== undefined){
let data15 = data.until;
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.note !== undefined){
let data16 = data.note;
if(typeof data16 === "string"){
if(func1(data16) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
