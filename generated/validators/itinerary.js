// Generated from schemas/resources/itinerary.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/itinerary-stop.js'
import { validate as obj13 } from './shared/meta.js'
import { validate as obj25 } from './shared/geo-point.js'
import { validate as obj6 } from './shared/address.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Itinerary"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"date":{"type":"string","format":"date"},"district":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Planned","InProgress","Closed"]},"startLocation":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"address":{"x-shared":"generated/validators/shared/address.js"}},"required":[]},"endLocation":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"address":{"x-shared":"generated/validators/shared/address.js"}},"required":[]},"vehicle":{"x-shared":"generated/validators/shared/reference.js"},"stops":{"type":"array","items":{"x-shared":"generated/validators/shared/itinerary-stop.js"},"maxItems":200},"totals":false,"odometer":{"type":"object","additionalProperties":false,"properties":{"start":{"type":"integer","minimum":0},"end":{"type":"integer","minimum":0}},"required":[]},"safetyCheck":{"type":"object","additionalProperties":false,"properties":{"dueAt":{"type":"string","format":"date-time"},"confirmedAt":{"type":"string","format":"date-time"},"contact":{"x-shared":"generated/validators/shared/reference.js"},"toldAt":{"type":"string","format":"date-time"}},"required":[]},"openPlace":false},"required":["practitioner","date","status"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Planned","InProgress","Closed"];
const formats0 = formats.date;
const formats2 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.practitioner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});errors++;
}
if(data.resourceType !== undefined){
if("Itinerary" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Itinerary"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"false schema",params:{}});errors++;
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"false schema",params:{}});errors++;
}
if(data.practitioner !== undefined){
if(!(obj1(data.practitioner, {instancePath:instancePath+"/practitioner",parentData:data,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data8 = data.date;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.district !== undefined){
if(!(obj1(data.district, {instancePath:instancePath+"/district",parentData:data,parentDataProperty:"district",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.startLocation !== undefined){
let data11 = data.startLocation;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!((key1 === "location") || (key1 === "address"))){
(vErrors ??= []).push({instancePath:instancePath+"/startLocation",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data11.location !== undefined){
if(!(obj1(data11.location, {instancePath:instancePath+"/startLocation/location",parentData:data11,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data11.address !== undefined){
if(!(obj6(data11.address, {instancePath:instancePath+"/startLocation/address",parentData:data11,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startLocation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.endLocation !== undefined){
let data14 = data.endLocation;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(!((key2 === "location") || (key2 === "address"))){
(vErrors ??= []).push({instancePath:instancePath+"/endLocation",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data14.location !== undefined){
if(!(obj1(data14.location, {instancePath:instancePath+"/endLocation/location",parentData:data14,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data14.address !== undefined){
if(!(obj6(data14.address, {instancePath:instancePath+"/endLocation/address",parentData:data14,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endLocation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.vehicle !== undefined){
if(!(obj1(data.vehicle, {instancePath:instancePath+"/vehicle",parentData:data,parentDataProperty:"vehicle",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.stops !== undefined){
let data18 = data.stops;
if(Array.isArray(data18)){
if(data18.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/stops",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(obj10(data18[i1], {instancePath:instancePath+"/stops/" + i1,parentData:data18,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stops",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.totals !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/totals",keyword:"false schema",params:{}});errors++;
}
if(data.odometer !== undefined){
let data21 = data.odometer;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key3 in data21){
if(!((key3 === "start") || (key3 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/odometer",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data21.start !== undefined){
let data22 = data21.start;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/odometer/start",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/odometer/start",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data21.end !== undefined){
let data23 = data21.end;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/odometer/end",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/odometer/end",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/odometer",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.safetyCheck !== undefined){
let data24 = data.safetyCheck;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key4 in data24){
if(!((((key4 === "dueAt") || (key4 === "confirmedAt")) || (key4 === "contact")) || (key4 === "toldAt"))){
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data24.dueAt !== undefined){
let data25 = data24.dueAt;
if(typeof data25 === "string"){
if(!(formats2.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/dueAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/dueAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data24.confirmedAt !== undefined){
let data26 = data24.confirmedAt;
if(typeof data26 === "string"){
if(!(formats2.validate(data26))){
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/confirmedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/confirmedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data24.contact !== undefined){
if(!(obj1(data24.contact, {instancePath:instancePath+"/safetyCheck/contact",parentData:data24,parentDataProperty:"contact",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data24.toldAt !== undefined){
let data28 = data24.toldAt;
if(typeof data28 === "string"){
if(!(formats2.validate(data28))){
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/toldAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/toldAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.openPlace !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/openPlace",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Itinerary"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"date":{"type":"string","format":"date"},"district":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Planned","InProgress","Closed"]},"startLocation":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"address":{"x-shared":"generated/validators/shared/address.js"}}},"endLocation":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"address":{"x-shared":"generated/validators/shared/address.js"}}},"vehicle":{"x-shared":"generated/validators/shared/reference.js"},"stops":{"type":"array","items":{"x-shared":"generated/validators/shared/itinerary-stop.js"},"maxItems":200},"totals":{"type":"object","additionalProperties":false,"properties":{"miles":{"type":"number","minimum":0},"travelMinutes":{"type":"integer","minimum":0,"maximum":100000},"serviceMinutes":{"type":"integer","minimum":0,"maximum":100000}}},"odometer":{"type":"object","additionalProperties":false,"properties":{"start":{"type":"integer","minimum":0},"end":{"type":"integer","minimum":0}}},"safetyCheck":{"type":"object","additionalProperties":false,"properties":{"dueAt":{"type":"string","format":"date-time"},"confirmedAt":{"type":"string","format":"date-time"},"contact":{"x-shared":"generated/validators/shared/reference.js"},"toldAt":{"type":"string","format":"date-time"}}},"openPlace":{"type":"object","additionalProperties":false,"properties":{"stop":{"type":"string","maxLength":64},"point":{"x-shared":"generated/validators/shared/geo-point.js"}},"required":["stop","point"]}},"required":["id","resourceType","partition","display","meta","practitioner","date","status"]};
const formats8 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.resourceType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resourceType"}});errors++;
}
if(data.partition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "partition"}});errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "display"}});errors++;
}
if(data.meta === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meta"}});errors++;
}
if(data.practitioner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats8.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Itinerary" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Itinerary"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
let data3 = data.display;
if(typeof data3 === "string"){
if(func1(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
if(!(obj13(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.practitioner !== undefined){
if(!(obj1(data.practitioner, {instancePath:instancePath+"/practitioner",parentData:data,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data8 = data.date;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.district !== undefined){
if(!(obj1(data.district, {instancePath:instancePath+"/district",parentData:data,parentDataProperty:"district",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.startLocation !== undefined){
let data11 = data.startLocation;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!((key1 === "location") || (key1 === "address"))){
(vErrors ??= []).push({instancePath:instancePath+"/startLocation",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data11.location !== undefined){
if(!(obj1(data11.location, {instancePath:instancePath+"/startLocation/location",parentData:data11,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data11.address !== undefined){
if(!(obj6(data11.address, {instancePath:instancePath+"/startLocation/address",parentData:data11,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startLocation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.endLocation !== undefined){
let data14 = data.endLocation;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(!((key2 === "location") || (key2 === "address"))){
(vErrors ??= []).push({instancePath:instancePath+"/endLocation",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data14.location !== undefined){
if(!(obj1(data14.location, {instancePath:instancePath+"/endLocation/location",parentData:data14,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data14.address !== undefined){
if(!(obj6(data14.address, {instancePath:instancePath+"/endLocation/address",parentData:data14,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endLocation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.vehicle !== undefined){
if(!(obj1(data.vehicle, {instancePath:instancePath+"/vehicle",parentData:data,parentDataProperty:"vehicle",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.stops !== undefined){
let data18 = data.stops;
if(Array.isArray(data18)){
if(data18.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/stops",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(obj10(data18[i1], {instancePath:instancePath+"/stops/" + i1,parentData:data18,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stops",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.totals !== undefined){
let data20 = data.totals;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(!(((key3 === "miles") || (key3 === "travelMinutes")) || (key3 === "serviceMinutes"))){
(vErrors ??= []).push({instancePath:instancePath+"/totals",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data20.miles !== undefined){
let data21 = data20.miles;
if(typeof data21 == "number"){
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/totals/miles",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/totals/miles",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data20.travelMinutes !== undefined){
let data22 = data20.travelMinutes;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/totals/travelMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data22 == "number"){
if(data22 > 100000 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/totals/travelMinutes",keyword:"maximum",params:{comparison: "<=", limit: 100000}});errors++;
}
if(data22 < 0 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/totals/travelMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data20.serviceMinutes !== undefined){
let data23 = data20.serviceMinutes;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/totals/serviceMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data23 == "number"){
if(data23 > 100000 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/totals/serviceMinutes",keyword:"maximum",params:{comparison: "<=", limit: 100000}});errors++;
}
if(data23 < 0 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/totals/serviceMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/totals",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.odometer !== undefined){
let data24 = data.odometer;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key4 in data24){
if(!((key4 === "start") || (key4 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/odometer",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data24.start !== undefined){
let data25 = data24.start;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/odometer/start",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data25 == "number"){
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/odometer/start",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data24.end !== undefined){
let data26 = data24.end;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/odometer/end",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data26 == "number"){
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/odometer/end",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/odometer",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.safetyCheck !== undefined){
let data27 = data.safetyCheck;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key5 in data27){
if(!((((key5 === "dueAt") || (key5 === "confirmedAt")) || (key5 === "contact")) || (key5 === "toldAt"))){
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data27.dueAt !== undefined){
let data28 = data27.dueAt;
if(typeof data28 === "string"){
if(!(formats2.validate(data28))){
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/dueAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/dueAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data27.confirmedAt !== undefined){
let data29 = data27.confirmedAt;
if(typeof data29 === "string"){
if(!(formats2.validate(data29))){
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/confirmedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/confirmedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data27.contact !== undefined){
if(!(obj1(data27.contact, {instancePath:instancePath+"/safetyCheck/contact",parentData:data27,parentDataProperty:"contact",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data27.toldAt !== undefined){
let data31 = data27.toldAt;
if(typeof data31 === "string"){
if(!(formats2.validate(data31))){
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/toldAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck/toldAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/safetyCheck",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.openPlace !== undefined){
let data32 = data.openPlace;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.stop === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/openPlace",keyword:"required",params:{missingProperty: "stop"}});errors++;
}
if(data32.point === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/openPlace",keyword:"required",params:{missingProperty: "point"}});errors++;
}
for(const key6 in data32){
if(!((key6 === "stop") || (key6 === "point"))){
(vErrors ??= []).push({instancePath:instancePath+"/openPlace",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data32.stop !== undefined){
let data33 = data32.stop;
if(typeof data33 === "string"){
if(func1(data33) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/openPlace/stop",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/openPlace/stop",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data32.point !== undefined){
if(!(obj25(data32.point, {instancePath:instancePath+"/openPlace/point",parentData:data32,parentDataProperty:"point",rootData}))){
vErrors = vErrors === null ? obj25.errors : vErrors.concat(obj25.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/openPlace",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
