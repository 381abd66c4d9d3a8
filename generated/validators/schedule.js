// Generated from schemas/resources/schedule.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj13 } from './shared/color.js'
import { validate as obj16 } from './shared/meta.js'
import { validate as obj4 } from './shared/time-zone.js'
import { validate as obj5 } from './shared/period.js'
import { validate as obj6 } from './shared/availability.js'
import { validate as obj9 } from './shared/clock-time.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Schedule"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"owner":{"x-shared":"generated/validators/shared/reference.js"},"ownerKind":{"enum":["Practitioner","Location","Program","Device"]},"name":{"type":"string","maxLength":80},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"active":{"type":"boolean"},"period":{"x-shared":"generated/validators/shared/period.js"},"slotMinutes":{"type":"integer","minimum":5,"maximum":120},"availability":{"type":"array","items":{"x-shared":"generated/validators/shared/availability.js"}},"exceptions":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"date":{"type":"string","format":"date"},"kind":{"enum":["Available","Unavailable","Hold","Travel","TimeOff"]},"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"},"reason":{"type":"string","maxLength":500}},"required":["date","kind"]}},"bookingWindow":{"type":"object","additionalProperties":false,"properties":{"minHours":{"type":"integer","minimum":0,"maximum":8760},"maxDays":{"type":"integer","minimum":0,"maximum":1095}},"required":[]},"buffers":{"type":"object","additionalProperties":false,"properties":{"beforeMinutes":{"type":"integer","minimum":0,"maximum":240},"afterMinutes":{"type":"integer","minimum":0,"maximum":240}},"required":[]},"doubleBooking":{"type":"object","additionalProperties":false,"properties":{"allowed":{"type":"boolean"},"max":{"type":"integer","minimum":1,"maximum":20}},"required":[]},"acceptance":{"enum":["None","OtherTeams","Everyone"]},"publicBooking":{"type":"boolean"},"color":{"x-shared":"generated/validators/shared/color.js"},"sharedWith":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}}},"required":["owner","ownerKind","name","timezone"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Practitioner","Location","Program","Device"];
const obj7 = ["Available","Unavailable","Hold","Travel","TimeOff"];
const obj11 = ["None","OtherTeams","Everyone"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.ownerKind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ownerKind"}});errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.timezone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}});errors++;
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
if("Schedule" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Schedule"}});errors++;
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
if(data.owner !== undefined){
if(!(obj1(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.ownerKind !== undefined){
if(!(obj2.includes(data.ownerKind))){
(vErrors ??= []).push({instancePath:instancePath+"/ownerKind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func1(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.timezone !== undefined){
if(!(obj4(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.period !== undefined){
if(!(obj5(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.slotMinutes !== undefined){
let data13 = data.slotMinutes;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/slotMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 120 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/slotMinutes",keyword:"maximum",params:{comparison: "<=", limit: 120}});errors++;
}
if(data13 < 5 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/slotMinutes",keyword:"minimum",params:{comparison: ">=", limit: 5}});errors++;
}
}
}
if(data.availability !== undefined){
let data14 = data.availability;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj6(data14[i1], {instancePath:instancePath+"/availability/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/availability",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.exceptions !== undefined){
let data16 = data.exceptions;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.date === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data17.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key1 in data17){
if(!(((((key1 === "date") || (key1 === "kind")) || (key1 === "start")) || (key1 === "end")) || (key1 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data17.date !== undefined){
let data18 = data17.date;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2+"/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.kind !== undefined){
if(!(obj7.includes(data17.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2+"/kind",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data17.start !== undefined){
if(!(obj9(data17.start, {instancePath:instancePath+"/exceptions/" + i2+"/start",parentData:data17,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data17.end !== undefined){
if(!(obj9(data17.end, {instancePath:instancePath+"/exceptions/" + i2+"/end",parentData:data17,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data17.reason !== undefined){
let data22 = data17.reason;
if(typeof data22 === "string"){
if(func1(data22) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exceptions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.bookingWindow !== undefined){
let data23 = data.bookingWindow;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key2 in data23){
if(!((key2 === "minHours") || (key2 === "maxDays"))){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data23.minHours !== undefined){
let data24 = data23.minHours;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/minHours",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data24 == "number"){
if(data24 > 8760 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/minHours",keyword:"maximum",params:{comparison: "<=", limit: 8760}});errors++;
}
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/minHours",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data23.maxDays !== undefined){
let data25 = data23.maxDays;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/maxDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data25 == "number"){
if(data25 > 1095 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/maxDays",keyword:"maximum",params:{comparison: "<=", limit: 1095}});errors++;
}
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/maxDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.buffers !== undefined){
let data26 = data.buffers;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key3 in data26){
if(!((key3 === "beforeMinutes") || (key3 === "afterMinutes"))){
(vErrors ??= []).push({instancePath:instancePath+"/buffers",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data26.beforeMinutes !== undefined){
let data27 = data26.beforeMinutes;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/beforeMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data27 == "number"){
if(data27 > 240 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/beforeMinutes",keyword:"maximum",params:{comparison: "<=", limit: 240}});errors++;
}
if(data27 < 0 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/beforeMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data26.afterMinutes !== undefined){
let data28 = data26.afterMinutes;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/afterMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data28 == "number"){
if(data28 > 240 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/afterMinutes",keyword:"maximum",params:{comparison: "<=", limit: 240}});errors++;
}
if(data28 < 0 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/afterMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/buffers",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.doubleBooking !== undefined){
let data29 = data.doubleBooking;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 in data29){
if(!((key4 === "allowed") || (key4 === "max"))){
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data29.allowed !== undefined){
if(typeof data29.allowed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking/allowed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data29.max !== undefined){
let data31 = data29.max;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking/max",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data31 == "number"){
if(data31 > 20 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking/max",keyword:"maximum",params:{comparison: "<=", limit: 20}});errors++;
}
if(data31 < 1 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking/max",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.acceptance !== undefined){
if(!(obj11.includes(data.acceptance))){
(vErrors ??= []).push({instancePath:instancePath+"/acceptance",keyword:"enum",params:{allowedValues: obj11}});errors++;
}
}
if(data.publicBooking !== undefined){
if(typeof data.publicBooking !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/publicBooking",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.color !== undefined){
if(!(obj13(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.sharedWith !== undefined){
let data35 = data.sharedWith;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data35[i3], {instancePath:instancePath+"/sharedWith/" + i3,parentData:data35,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sharedWith",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Schedule"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"owner":{"x-shared":"generated/validators/shared/reference.js"},"ownerKind":{"enum":["Practitioner","Location","Program","Device"]},"name":{"type":"string","maxLength":80},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"active":{"type":"boolean"},"period":{"x-shared":"generated/validators/shared/period.js"},"slotMinutes":{"type":"integer","minimum":5,"maximum":120},"availability":{"type":"array","items":{"x-shared":"generated/validators/shared/availability.js"}},"exceptions":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"date":{"type":"string","format":"date"},"kind":{"enum":["Available","Unavailable","Hold","Travel","TimeOff"]},"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"},"reason":{"type":"string","maxLength":500}},"required":["date","kind"]}},"bookingWindow":{"type":"object","additionalProperties":false,"properties":{"minHours":{"type":"integer","minimum":0,"maximum":8760},"maxDays":{"type":"integer","minimum":0,"maximum":1095}}},"buffers":{"type":"object","additionalProperties":false,"properties":{"beforeMinutes":{"type":"integer","minimum":0,"maximum":240},"afterMinutes":{"type":"integer","minimum":0,"maximum":240}}},"doubleBooking":{"type":"object","additionalProperties":false,"properties":{"allowed":{"type":"boolean"},"max":{"type":"integer","minimum":1,"maximum":20}}},"acceptance":{"enum":["None","OtherTeams","Everyone"]},"publicBooking":{"type":"boolean"},"color":{"x-shared":"generated/validators/shared/color.js"},"sharedWith":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}}},"required":["id","resourceType","partition","display","meta","owner","ownerKind","name","timezone","active","slotMinutes","bookingWindow","buffers","doubleBooking","publicBooking"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.ownerKind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ownerKind"}});errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.timezone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}});errors++;
}
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"}});errors++;
}
if(data.slotMinutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "slotMinutes"}});errors++;
}
if(data.bookingWindow === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bookingWindow"}});errors++;
}
if(data.buffers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "buffers"}});errors++;
}
if(data.doubleBooking === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "doubleBooking"}});errors++;
}
if(data.publicBooking === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "publicBooking"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Schedule" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Schedule"}});errors++;
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
if(!(obj16(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj16.errors : vErrors.concat(obj16.errors);
errors = vErrors.length;
}
}
if(data.owner !== undefined){
if(!(obj1(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.ownerKind !== undefined){
if(!(obj2.includes(data.ownerKind))){
(vErrors ??= []).push({instancePath:instancePath+"/ownerKind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func1(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.timezone !== undefined){
if(!(obj4(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.period !== undefined){
if(!(obj5(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.slotMinutes !== undefined){
let data13 = data.slotMinutes;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/slotMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 120 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/slotMinutes",keyword:"maximum",params:{comparison: "<=", limit: 120}});errors++;
}
if(data13 < 5 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/slotMinutes",keyword:"minimum",params:{comparison: ">=", limit: 5}});errors++;
}
}
}
if(data.availability !== undefined){
let data14 = data.availability;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj6(data14[i1], {instancePath:instancePath+"/availability/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/availability",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.exceptions !== undefined){
let data16 = data.exceptions;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.date === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data17.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key1 in data17){
if(!(((((key1 === "date") || (key1 === "kind")) || (key1 === "start")) || (key1 === "end")) || (key1 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data17.date !== undefined){
let data18 = data17.date;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2+"/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.kind !== undefined){
if(!(obj7.includes(data17.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2+"/kind",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data17.start !== undefined){
if(!(obj9(data17.start, {instancePath:instancePath+"/exceptions/" + i2+"/start",parentData:data17,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data17.end !== undefined){
if(!(obj9(data17.end, {instancePath:instancePath+"/exceptions/" + i2+"/end",parentData:data17,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data17.reason !== undefined){
let data22 = data17.reason;
if(typeof data22 === "string"){
if(func1(data22) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exceptions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.bookingWindow !== undefined){
let data23 = data.bookingWindow;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key2 in data23){
if(!((key2 === "minHours") || (key2 === "maxDays"))){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data23.minHours !== undefined){
let data24 = data23.minHours;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/minHours",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data24 == "number"){
if(data24 > 8760 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/minHours",keyword:"maximum",params:{comparison: "<=", limit: 8760}});errors++;
}
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/minHours",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data23.maxDays !== undefined){
let data25 = data23.maxDays;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/maxDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data25 == "number"){
if(data25 > 1095 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/maxDays",keyword:"maximum",params:{comparison: "<=", limit: 1095}});errors++;
}
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow/maxDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bookingWindow",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.buffers !== undefined){
let data26 = data.buffers;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key3 in data26){
if(!((key3 === "beforeMinutes") || (key3 === "afterMinutes"))){
(vErrors ??= []).push({instancePath:instancePath+"/buffers",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data26.beforeMinutes !== undefined){
let data27 = data26.beforeMinutes;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/beforeMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data27 == "number"){
if(data27 > 240 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/beforeMinutes",keyword:"maximum",params:{comparison: "<=", limit: 240}});errors++;
}
if(data27 < 0 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/beforeMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data26.afterMinutes !== undefined){
let data28 = data26.afterMinutes;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/afterMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data28 == "number"){
if(data28 > 240 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/afterMinutes",keyword:"maximum",params:{comparison: "<=", limit: 240}});errors++;
}
if(data28 < 0 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/buffers/afterMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/buffers",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.doubleBooking !== undefined){
let data29 = data.doubleBooking;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 in data29){
if(!((key4 === "allowed") || (key4 === "max"))){
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data29.allowed !== undefined){
if(typeof data29.allowed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking/allowed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data29.max !== undefined){
let data31 = data29.max;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking/max",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data31 == "number"){
if(data31 > 20 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking/max",keyword:"maximum",params:{comparison: "<=", limit: 20}});errors++;
}
if(data31 < 1 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking/max",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/doubleBooking",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.acceptance !== undefined){
if(!(obj11.includes(data.acceptance))){
(vErrors ??= []).push({instancePath:instancePath+"/acceptance",keyword:"enum",params:{allowedValues: obj11}});errors++;
}
}
if(data.publicBooking !== undefined){
if(typeof data.publicBooking !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/publicBooking",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.color !== undefined){
if(!(obj13(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.sharedWith !== undefined){
let data35 = data.sharedWith;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data35[i3], {instancePath:instancePath+"/sharedWith/" + i3,parentData:data35,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sharedWith",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
