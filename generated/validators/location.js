// Generated from schemas/resources/location.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj11 } from './shared/time-zone.js'
import { validate as obj12 } from './shared/contact-point.js'
import { validate as obj15 } from './shared/clock-time.js'
import { validate as obj18 } from './shared/meta.js'
import { validate as obj5 } from './shared/reference.js'
import { validate as obj7 } from './shared/coded-value.js'
import { validate as obj9 } from './shared/address.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Location"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":80},"shortName":{"type":"string","maxLength":20},"kind":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]},"status":{"enum":["active","suspended","inactive"]},"partOf":{"x-shared":"generated/validators/shared/reference.js"},"organization":{"x-shared":"generated/validators/shared/reference.js"},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"address":{"x-shared":"generated/validators/shared/address.js"},"district":{"x-shared":"generated/validators/shared/reference.js"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"capacity":{"type":"integer","minimum":1,"maximum":10000},"bookable":{"type":"boolean"},"hours":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"weekday":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"}},"required":["weekday","start","end"]}},"telehealthUrl":{"type":"string","format":"uri","maxLength":2000},"virtual":false,"accessibility":{"type":"array","items":{"type":"string","maxLength":40}}},"required":["name","kind","timezone"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"];
const obj3 = ["active","suspended","inactive"];
const obj13 = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];
const formats0 = formats.uri;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
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
if("Location" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Location"}});errors++;
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
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.shortName !== undefined){
let data8 = data.shortName;
if(typeof data8 === "string"){
if(func1(data8) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/shortName",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shortName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.partOf !== undefined){
if(!(obj5(data.partOf, {instancePath:instancePath+"/partOf",parentData:data,parentDataProperty:"partOf",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.organization !== undefined){
if(!(obj5(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.placeOfService !== undefined){
if(!(obj7(data.placeOfService, {instancePath:instancePath+"/placeOfService",parentData:data,parentDataProperty:"placeOfService",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.programs !== undefined){
let data14 = data.programs;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj5(data14[i1], {instancePath:instancePath+"/programs/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.address !== undefined){
if(!(obj9(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.district !== undefined){
if(!(obj5(data.district, {instancePath:instancePath+"/district",parentData:data,parentDataProperty:"district",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(obj11(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.contacts !== undefined){
let data19 = data.contacts;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(!(obj12(data19[i2], {instancePath:instancePath+"/contacts/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.capacity !== undefined){
let data21 = data.capacity;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data21 == "number"){
if(data21 > 10000 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"maximum",params:{comparison: "<=", limit: 10000}});errors++;
}
if(data21 < 1 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.bookable !== undefined){
if(typeof data.bookable !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/bookable",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.hours !== undefined){
let data23 = data.hours;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.weekday === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3,keyword:"required",params:{missingProperty: "weekday"}});errors++;
}
if(data24.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data24.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3,keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key1 in data24){
if(!(((key1 === "weekday") || (key1 === "start")) || (key1 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data24.weekday !== undefined){
if(!(obj13.includes(data24.weekday))){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3+"/weekday",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data24.start !== undefined){
if(!(obj15(data24.start, {instancePath:instancePath+"/hours/" + i3+"/start",parentData:data24,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
if(data24.end !== undefined){
if(!(obj15(data24.end, {instancePath:instancePath+"/hours/" + i3+"/end",parentData:data24,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hours",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.telehealthUrl !== undefined){
let data28 = data.telehealthUrl;
if(typeof data28 === "string"){
if(func1(data28) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/telehealthUrl",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(!(formats0(data28))){
(vErrors ??= []).push({instancePath:instancePath+"/telehealthUrl",keyword:"format",params:{format: "uri"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/telehealthUrl",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.virtual !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/virtual",keyword:"false schema",params:{}});errors++;
}
if(data.accessibility !== undefined){
let data30 = data.accessibility;
if(Array.isArray(data30)){
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
let data31 = data30[i4];
if(typeof data31 === "string"){
if(func1(data31) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/accessibility/" + i4,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/accessibility/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/accessibility",keyword:"type",params:{type: "array"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Location"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":80},"shortName":{"type":"string","maxLength":20},"kind":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]},"status":{"enum":["active","suspended","inactive"]},"partOf":{"x-shared":"generated/validators/shared/reference.js"},"organization":{"x-shared":"generated/validators/shared/reference.js"},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"address":{"x-shared":"generated/validators/shared/address.js"},"district":{"x-shared":"generated/validators/shared/reference.js"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"capacity":{"type":"integer","minimum":1,"maximum":10000},"bookable":{"type":"boolean"},"hours":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"weekday":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"}},"required":["weekday","start","end"]}},"telehealthUrl":{"type":"string","format":"uri","maxLength":2000},"virtual":{"type":"boolean"},"accessibility":{"type":"array","items":{"type":"string","maxLength":40}}},"required":["id","resourceType","partition","display","meta","name","kind","status","timezone","bookable"]};
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.timezone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}});errors++;
}
if(data.bookable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bookable"}});errors++;
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
if("Location" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Location"}});errors++;
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
if(!(obj18(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.shortName !== undefined){
let data8 = data.shortName;
if(typeof data8 === "string"){
if(func1(data8) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/shortName",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shortName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.partOf !== undefined){
if(!(obj5(data.partOf, {instancePath:instancePath+"/partOf",parentData:data,parentDataProperty:"partOf",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.organization !== undefined){
if(!(obj5(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.placeOfService !== undefined){
if(!(obj7(data.placeOfService, {instancePath:instancePath+"/placeOfService",parentData:data,parentDataProperty:"placeOfService",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.programs !== undefined){
let data14 = data.programs;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj5(data14[i1], {instancePath:instancePath+"/programs/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.address !== undefined){
if(!(obj9(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.district !== undefined){
if(!(obj5(data.district, {instancePath:instancePath+"/district",parentData:data,parentDataProperty:"district",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(obj11(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.contacts !== undefined){
let data19 = data.contacts;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(!(obj12(data19[i2], {instancePath:instancePath+"/contacts/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.capacity !== undefined){
let data21 = data.capacity;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data21 == "number"){
if(data21 > 10000 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"maximum",params:{comparison: "<=", limit: 10000}});errors++;
}
if(data21 < 1 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.bookable !== undefined){
if(typeof data.bookable !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/bookable",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.hours !== undefined){
let data23 = data.hours;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.weekday === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3,keyword:"required",params:{missingProperty: "weekday"}});errors++;
}
if(data24.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data24.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3,keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key1 in data24){
if(!(((key1 === "weekday") || (key1 === "start")) || (key1 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data24.weekday !== undefined){
if(!(obj13.includes(data24.weekday))){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3+"/weekday",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data24.start !== undefined){
if(!(obj15(data24.start, {instancePath:instancePath+"/hours/" + i3+"/start",parentData:data24,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
if(data24.end !== undefined){
if(!(obj15(data24.end, {instancePath:instancePath+"/hours/" + i3+"/end",parentData:data24,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hours",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.telehealthUrl !== undefined){
let data28 = data.telehealthUrl;
if(typeof data28 === "string"){
if(func1(data28) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/telehealthUrl",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(!(formats0(data28))){
(vErrors ??= []).push({instancePath:instancePath+"/telehealthUrl",keyword:"format",params:{format: "uri"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/telehealthUrl",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.virtual !== undefined){
if(typeof data.virtual !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/virtual",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.accessibility !== undefined){
let data30 = data.accessibility;
if(Array.isArray(data30)){
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
let data31 = data30[i4];
if(typeof data31 === "string"){
if(func1(data31) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/accessibility/" + i4,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/accessibility/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/accessibility",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
