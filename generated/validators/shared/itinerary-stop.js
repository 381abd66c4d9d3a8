// Generated from schemas/types/itinerary-stop.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
import { validate as obj2 } from './address.js'
import { validate as obj5 } from './geo-point.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"order":{"type":"integer","minimum":1,"maximum":200},"appointment":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"address":{"x-shared":"generated/validators/shared/address.js"},"plannedArrival":{"type":"string","format":"date-time"},"plannedMinutes":{"type":"integer","minimum":0,"maximum":1440},"travelMinutes":{"type":"integer","minimum":0,"maximum":1440},"distanceMiles":{"type":"number","minimum":0,"maximum":2000},"progress":{"enum":["NotStarted","InProgress","Complete"]},"actualArrival":{"type":"string","format":"date-time"},"actualDeparture":{"type":"string","format":"date-time"},"geo":{"type":"object","additionalProperties":false,"properties":{"arrive":{"x-shared":"generated/validators/shared/geo-point.js"},"depart":{"x-shared":"generated/validators/shared/geo-point.js"}}},"outcome":{"enum":["Seen","NotHome","Refused","Cancelled","Skipped"]},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"note":{"type":"string","maxLength":1000}},"required":["id","order","progress"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["NotStarted","InProgress","Complete"];
const obj7 = ["Seen","NotHome","Refused","Cancelled","Skipped"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.order === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "order"}});errors++;
}
if(data.progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "progress"}});errors++;
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
if(data.order !== undefined){
let data1 = data.order;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 > 200 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"maximum",params:{comparison: "<=", limit: 200}});errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.appointment !== undefined){
if(!(obj0(data.appointment, {instancePath:instancePath+"/appointment",parentData:data,parentDataProperty:"appointment",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj0(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(obj2(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.plannedArrival !== undefined){
let data5 = data.plannedArrival;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/plannedArrival",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/plannedArrival",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.plannedMinutes !== undefined){
let data6 = data.plannedMinutes;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/plannedMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data6 == "number"){
if(data6 > 1440 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/plannedMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/plannedMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.travelMinutes !== undefined){
let data7 = data.travelMinutes;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/travelMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data7 == "number"){
if(data7 > 1440 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/travelMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/travelMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.distanceMiles !== undefined){
let data8 = data.distanceMiles;
if(typeof data8 == "number"){
if(data8 > 2000 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/distanceMiles",keyword:"maximum",params:{comparison: "<=", limit: 2000}});errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/distanceMiles",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/distanceMiles",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.progress !== undefined){
if(!(obj3.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.actualArrival !== undefined){
let data10 = data.actualArrival;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/actualArrival",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/actualArrival",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.actualDeparture !== undefined){
let data11 = data.actualDeparture;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/actualDeparture",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/actualDeparture",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.geo !== undefined){
let data12 = data.geo;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(!((key1 === "arrive") || (key1 === "depart"))){
(vErrors ??= []).push({instancePath:instancePath+"/geo",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data12.arrive !== undefined){
if(!(obj5(data12.arrive, {instancePath:instancePath+"/geo/arrive",parentData:data12,parentDataProperty:"arrive",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data12.depart !== undefined){
if(!(obj5(data12.depart, {instancePath:instancePath+"/geo/depart",parentData:data12,parentDataProperty:"depart",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/geo",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.outcome !== undefined){
if(!(obj7.includes(data.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.encounter !== undefined){
if(!(obj0(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
let data17 = data.note;
if(typeof data17 === "string"){
if(func1(data17) > 1000){
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
