// Generated from schemas/resources/report-delivery.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj4 } from './shared/meta.js'
import { validate as obj9 } from './shared/content.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"ReportDelivery"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"criteria":{"x-shared":"generated/validators/shared/reference.js"},"runAt":false,"requestedBy":false,"result":false,"rows":false,"rowsWithheld":false,"content":false,"passwordCipher":false,"recipients":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"notifiedAt":false,"downloadedAt":false,"decryptedAt":false},"required":["person"]},"maxItems":100},"expires":false,"error":false},"required":["criteria"]};
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.criteria === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "criteria"}});errors++;
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
if("ReportDelivery" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ReportDelivery"}});errors++;
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
if(data.criteria !== undefined){
if(!(obj1(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.runAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/runAt",keyword:"false schema",params:{}});errors++;
}
if(data.requestedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/requestedBy",keyword:"false schema",params:{}});errors++;
}
if(data.result !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"false schema",params:{}});errors++;
}
if(data.rows !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"false schema",params:{}});errors++;
}
if(data.rowsWithheld !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rowsWithheld",keyword:"false schema",params:{}});errors++;
}
if(data.content !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"false schema",params:{}});errors++;
}
if(data.passwordCipher !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passwordCipher",keyword:"false schema",params:{}});errors++;
}
if(data.recipients !== undefined){
let data15 = data.recipients;
if(Array.isArray(data15)){
if(data15.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1,keyword:"required",params:{missingProperty: "person"}});errors++;
}
for(const key1 in data16){
if(!((((key1 === "person") || (key1 === "notifiedAt")) || (key1 === "downloadedAt")) || (key1 === "decryptedAt"))){
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data16.person !== undefined){
if(!(obj1(data16.person, {instancePath:instancePath+"/recipients/" + i1+"/person",parentData:data16,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data16.notifiedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1+"/notifiedAt",keyword:"false schema",params:{}});errors++;
}
if(data16.downloadedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1+"/downloadedAt",keyword:"false schema",params:{}});errors++;
}
if(data16.decryptedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1+"/decryptedAt",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.expires !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"false schema",params:{}});errors++;
}
if(data.error !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"ReportDelivery"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"criteria":{"x-shared":"generated/validators/shared/reference.js"},"runAt":{"type":"string","format":"date-time"},"requestedBy":{"x-shared":"generated/validators/shared/reference.js"},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]},"rows":{"type":"integer","minimum":0},"rowsWithheld":{"type":"integer","minimum":0},"content":{"x-shared":"generated/validators/shared/content.js"},"passwordCipher":{"type":"string","maxLength":400},"recipients":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"notifiedAt":{"type":"string","format":"date-time"},"downloadedAt":{"type":"string","format":"date-time"},"decryptedAt":{"type":"string","format":"date-time"}},"required":["person"]},"maxItems":100},"expires":{"type":"string","format":"date-time"},"error":{"type":"string","maxLength":500}},"required":["id","resourceType","partition","display","meta","criteria","runAt","requestedBy","result","expires"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
const obj7 = ["Pending","Success","Failed","Warning","Hold"];
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
if(data.criteria === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "criteria"}});errors++;
}
if(data.runAt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "runAt"}});errors++;
}
if(data.requestedBy === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requestedBy"}});errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "result"}});errors++;
}
if(data.expires === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires"}});errors++;
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
if("ReportDelivery" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ReportDelivery"}});errors++;
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
if(!(obj4(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.criteria !== undefined){
if(!(obj1(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.runAt !== undefined){
let data8 = data.runAt;
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/runAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/runAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.requestedBy !== undefined){
if(!(obj1(data.requestedBy, {instancePath:instancePath+"/requestedBy",parentData:data,parentDataProperty:"requestedBy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.result !== undefined){
if(!(obj7.includes(data.result))){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.rows !== undefined){
let data11 = data.rows;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.rowsWithheld !== undefined){
let data12 = data.rowsWithheld;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/rowsWithheld",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/rowsWithheld",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.content !== undefined){
if(!(obj9(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.passwordCipher !== undefined){
let data14 = data.passwordCipher;
if(typeof data14 === "string"){
if(func1(data14) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/passwordCipher",keyword:"maxLength",params:{limit: 400}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passwordCipher",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.recipients !== undefined){
let data15 = data.recipients;
if(Array.isArray(data15)){
if(data15.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1,keyword:"required",params:{missingProperty: "person"}});errors++;
}
for(const key1 in data16){
if(!((((key1 === "person") || (key1 === "notifiedAt")) || (key1 === "downloadedAt")) || (key1 === "decryptedAt"))){
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data16.person !== undefined){
if(!(obj1(data16.person, {instancePath:instancePath+"/recipients/" + i1+"/person",parentData:data16,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data16.notifiedAt !== undefined){
let data18 = data16.notifiedAt;
if(typeof data18 === "string"){
if(!(formats2.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1+"/notifiedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1+"/notifiedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data16.downloadedAt !== undefined){
let data19 = data16.downloadedAt;
if(typeof data19 === "string"){
if(!(formats2.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1+"/downloadedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1+"/downloadedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data16.decryptedAt !== undefined){
let data20 = data16.decryptedAt;
if(typeof data20 === "string"){
if(!(formats2.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1+"/decryptedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1+"/decryptedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.expires !== undefined){
let data21 = data.expires;
if(typeof data21 === "string"){
if(!(formats2.validate(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.error !== undefined){
let data22 = data.error;
if(typeof data22 === "string"){
if(func1(data22) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
