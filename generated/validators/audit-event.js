// Generated from schemas/resources/audit-event.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj2 } from './shared/meta.js'
import { validate as obj3 } from './shared/coded-value.js'
import { validate as obj4 } from './shared/reference.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"AuditEvent"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"type":false,"at":false,"actor":false,"profile":false,"actingFor":false,"action":false,"target":false,"patient":false,"outcome":false,"status":false,"requestId":false,"reason":false,"token":false,"client":false,"detail":false},"required":[]};
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});errors++;
}
if(data.resourceType !== undefined){
if("AuditEvent" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "AuditEvent"}});errors++;
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
if(data.type !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"false schema",params:{}});errors++;
}
if(data.at !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"false schema",params:{}});errors++;
}
if(data.actor !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/actor",keyword:"false schema",params:{}});errors++;
}
if(data.profile !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"false schema",params:{}});errors++;
}
if(data.actingFor !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/actingFor",keyword:"false schema",params:{}});errors++;
}
if(data.action !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"false schema",params:{}});errors++;
}
if(data.target !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"false schema",params:{}});errors++;
}
if(data.patient !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patient",keyword:"false schema",params:{}});errors++;
}
if(data.outcome !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"false schema",params:{}});errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});errors++;
}
if(data.requestId !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/requestId",keyword:"false schema",params:{}});errors++;
}
if(data.reason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"false schema",params:{}});errors++;
}
if(data.token !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"false schema",params:{}});errors++;
}
if(data.client !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"false schema",params:{}});errors++;
}
if(data.detail !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"AuditEvent"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"type":{"x-shared":"generated/validators/shared/coded-value.js"},"at":{"type":"string","format":"date-time"},"actor":{"x-shared":"generated/validators/shared/reference.js"},"profile":{"x-shared":"generated/validators/shared/reference.js"},"actingFor":{"x-shared":"generated/validators/shared/reference.js"},"action":{"enum":["C","R","U","D","E"]},"target":{"type":"object","additionalProperties":false,"properties":{"resourceType":{"type":"string","maxLength":40},"id":{"type":"string","minLength":1,"maxLength":64},"versionId":{"type":"string","maxLength":20},"partition":{"type":"string","maxLength":64}},"required":["resourceType","id"]},"patient":{"x-shared":"generated/validators/shared/reference.js"},"outcome":{"enum":["Success","Denied","Error"]},"status":{"type":"integer","minimum":100,"maximum":599},"requestId":{"type":"string","maxLength":64},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"token":{"x-shared":"generated/validators/shared/reference.js"},"client":{"type":"object","additionalProperties":false,"properties":{"ip":{"type":"string","maxLength":64},"userAgent":{"type":"string","maxLength":500},"device":{"type":"string","maxLength":200}}},"detail":{"type":"string","maxLength":1000}},"required":["id","resourceType","partition","display","meta","type","at","actor","action","outcome","requestId"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
const obj7 = ["C","R","U","D","E"];
const obj10 = ["Success","Denied","Error"];
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data.actor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actor"}});errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"}});errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}});errors++;
}
if(data.requestId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requestId"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("AuditEvent" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "AuditEvent"}});errors++;
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
if(!(obj2(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(obj3(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
let data8 = data.at;
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.actor !== undefined){
if(!(obj4(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
if(!(obj4(data.profile, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.actingFor !== undefined){
if(!(obj4(data.actingFor, {instancePath:instancePath+"/actingFor",parentData:data,parentDataProperty:"actingFor",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(obj7.includes(data.action))){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.target !== undefined){
let data13 = data.target;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.resourceType === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"required",params:{missingProperty: "resourceType"}});errors++;
}
if(data13.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"required",params:{missingProperty: "id"}});errors++;
}
for(const key1 in data13){
if(!((((key1 === "resourceType") || (key1 === "id")) || (key1 === "versionId")) || (key1 === "partition"))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data13.resourceType !== undefined){
let data14 = data13.resourceType;
if(typeof data14 === "string"){
if(func1(data14) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/target/resourceType",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/resourceType",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data13.id !== undefined){
let data15 = data13.id;
if(typeof data15 === "string"){
if(func1(data15) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/target/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/target/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data13.versionId !== undefined){
let data16 = data13.versionId;
if(typeof data16 === "string"){
if(func1(data16) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/target/versionId",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data13.partition !== undefined){
let data17 = data13.partition;
if(typeof data17 === "string"){
if(func1(data17) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/target/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.patient !== undefined){
if(!(obj4(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
if(!(obj10.includes(data.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data.status !== undefined){
let data20 = data.status;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data20 == "number"){
if(data20 > 599 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599}});errors++;
}
if(data20 < 100 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 100}});errors++;
}
}
}
if(data.requestId !== undefined){
let data21 = data.requestId;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/requestId",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requestId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.reason !== undefined){
if(!(obj3(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
if(!(obj4(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data24 = data.client;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key2 in data24){
if(!(((key2 === "ip") || (key2 === "userAgent")) || (key2 === "device"))){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data24.ip !== undefined){
let data25 = data24.ip;
if(typeof data25 === "string"){
if(func1(data25) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/client/ip",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client/ip",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data24.userAgent !== undefined){
let data26 = data24.userAgent;
if(typeof data26 === "string"){
if(func1(data26) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/client/userAgent",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client/userAgent",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data24.device !== undefined){
let data27 = data24.device;
if(typeof data27 === "string"){
if(func1(data27) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/client/device",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client/device",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.detail !== undefined){
let data28 = data.detail;
if(typeof data28 === "string"){
if(func1(data28) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
