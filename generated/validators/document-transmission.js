// Generated from schemas/resources/document-transmission.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/coded-value.js'
import { validate as obj15 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"DocumentTransmission"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"patient":{"x-shared":"generated/validators/shared/reference.js"},"documents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"minItems":1,"maxItems":100},"recipient":{"type":"object","additionalProperties":false,"properties":{"organization":{"x-shared":"generated/validators/shared/reference.js"},"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"relatedPerson":{"x-shared":"generated/validators/shared/reference.js"},"name":{"type":"string","maxLength":200},"fax":{"type":"string","maxLength":40},"directAddress":{"type":"string","maxLength":254},"email":{"type":"string","format":"email","maxLength":254},"url":{"type":"string","format":"uri","maxLength":2000}},"required":["name"]},"method":{"enum":["Fax","DirectMessage","SecureEmail","Sftp","EhrInterface","Portal","Download","Print"]},"direction":{"enum":["Outbound","Inbound"]},"purpose":{"x-shared":"generated/validators/shared/coded-value.js"},"consent":{"x-shared":"generated/validators/shared/reference.js"},"legalBasis":{"enum":["Consent","Tpo","Emergency","CourtOrder","Audit"]},"basisReason":{"type":"string","maxLength":500},"release":false,"noticeAttached":false,"result":false,"attempts":false,"coverPage":{"type":"string","maxLength":20000},"pages":false,"sentBy":false,"sentAt":false,"confirmation":false},"required":["patient","documents","recipient","method","purpose","legalBasis"]};
const func0 = Object.prototype.hasOwnProperty;
const obj6 = ["Fax","DirectMessage","SecureEmail","Sftp","EhrInterface","Portal","Download","Print"];
const obj8 = ["Outbound","Inbound"];
const obj12 = ["Consent","Tpo","Emergency","CourtOrder","Audit"];
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const formats2 = formats.uri;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.documents === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "documents"}});errors++;
}
if(data.recipient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recipient"}});errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});errors++;
}
if(data.purpose === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "purpose"}});errors++;
}
if(data.legalBasis === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "legalBasis"}});errors++;
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
if("DocumentTransmission" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "DocumentTransmission"}});errors++;
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
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.documents !== undefined){
let data8 = data.documents;
if(Array.isArray(data8)){
if(data8.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"maxItems",params:{limit: 100}});errors++;
}
if(data8.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data8[i1], {instancePath:instancePath+"/documents/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.recipient !== undefined){
let data10 = data.recipient;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",keyword:"required",params:{missingProperty: "name"}});errors++;
}
for(const key1 in data10){
if(!((((((((key1 === "organization") || (key1 === "practitioner")) || (key1 === "relatedPerson")) || (key1 === "name")) || (key1 === "fax")) || (key1 === "directAddress")) || (key1 === "email")) || (key1 === "url"))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data10.organization !== undefined){
if(!(obj1(data10.organization, {instancePath:instancePath+"/recipient/organization",parentData:data10,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data10.practitioner !== undefined){
if(!(obj1(data10.practitioner, {instancePath:instancePath+"/recipient/practitioner",parentData:data10,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data10.relatedPerson !== undefined){
if(!(obj1(data10.relatedPerson, {instancePath:instancePath+"/recipient/relatedPerson",parentData:data10,parentDataProperty:"relatedPerson",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data10.name !== undefined){
let data14 = data10.name;
if(typeof data14 === "string"){
if(func1(data14) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/name",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.fax !== undefined){
let data15 = data10.fax;
if(typeof data15 === "string"){
if(func1(data15) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/fax",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/fax",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.directAddress !== undefined){
let data16 = data10.directAddress;
if(typeof data16 === "string"){
if(func1(data16) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/directAddress",keyword:"maxLength",params:{limit: 254}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/directAddress",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.email !== undefined){
let data17 = data10.email;
if(typeof data17 === "string"){
if(func1(data17) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",keyword:"maxLength",params:{limit: 254}});errors++;
}
if(!(formats0.test(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",keyword:"format",params:{format: "email"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.url !== undefined){
let data18 = data10.url;
if(typeof data18 === "string"){
if(func1(data18) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/url",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(!(formats2(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/url",keyword:"format",params:{format: "uri"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/url",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.method !== undefined){
if(!(obj6.includes(data.method))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.direction !== undefined){
if(!(obj8.includes(data.direction))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.purpose !== undefined){
if(!(obj10(data.purpose, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.consent !== undefined){
if(!(obj1(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.legalBasis !== undefined){
if(!(obj12.includes(data.legalBasis))){
(vErrors ??= []).push({instancePath:instancePath+"/legalBasis",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data.basisReason !== undefined){
let data24 = data.basisReason;
if(typeof data24 === "string"){
if(func1(data24) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/basisReason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/basisReason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.release !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/release",keyword:"false schema",params:{}});errors++;
}
if(data.noticeAttached !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noticeAttached",keyword:"false schema",params:{}});errors++;
}
if(data.result !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"false schema",params:{}});errors++;
}
if(data.attempts !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/attempts",keyword:"false schema",params:{}});errors++;
}
if(data.coverPage !== undefined){
let data29 = data.coverPage;
if(typeof data29 === "string"){
if(func1(data29) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/coverPage",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverPage",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.pages !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"false schema",params:{}});errors++;
}
if(data.sentBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sentBy",keyword:"false schema",params:{}});errors++;
}
if(data.sentAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sentAt",keyword:"false schema",params:{}});errors++;
}
if(data.confirmation !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"DocumentTransmission"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"documents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"minItems":1,"maxItems":100},"recipient":{"type":"object","additionalProperties":false,"properties":{"organization":{"x-shared":"generated/validators/shared/reference.js"},"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"relatedPerson":{"x-shared":"generated/validators/shared/reference.js"},"name":{"type":"string","maxLength":200},"fax":{"type":"string","maxLength":40},"directAddress":{"type":"string","maxLength":254},"email":{"type":"string","format":"email","maxLength":254},"url":{"type":"string","format":"uri","maxLength":2000}},"required":["name"]},"method":{"enum":["Fax","DirectMessage","SecureEmail","Sftp","EhrInterface","Portal","Download","Print"]},"direction":{"enum":["Outbound","Inbound"]},"purpose":{"x-shared":"generated/validators/shared/coded-value.js"},"consent":{"x-shared":"generated/validators/shared/reference.js"},"legalBasis":{"enum":["Consent","Tpo","Emergency","CourtOrder","Audit"]},"basisReason":{"type":"string","maxLength":500},"release":{"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"by":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"type":"string","maxLength":500}},"required":["at","by","reason"]},"noticeAttached":{"type":"boolean"},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]},"attempts":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]},"message":{"type":"string","maxLength":500},"providerId":{"type":"string","maxLength":120}},"required":["at","result"]}},"coverPage":{"type":"string","maxLength":20000},"pages":{"type":"integer","minimum":1},"sentBy":{"x-shared":"generated/validators/shared/reference.js"},"sentAt":{"type":"string","format":"date-time"},"confirmation":{"type":"string","maxLength":120}},"required":["id","resourceType","partition","display","meta","patient","documents","recipient","method","direction","purpose","legalBasis","noticeAttached","result"]};
const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats10 = formats["date-time"];
const obj30 = ["Pending","Success","Failed","Warning","Hold"];
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
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.documents === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "documents"}});errors++;
}
if(data.recipient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recipient"}});errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});errors++;
}
if(data.direction === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "direction"}});errors++;
}
if(data.purpose === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "purpose"}});errors++;
}
if(data.legalBasis === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "legalBasis"}});errors++;
}
if(data.noticeAttached === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "noticeAttached"}});errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "result"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats4.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("DocumentTransmission" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "DocumentTransmission"}});errors++;
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
if(!(obj15(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.documents !== undefined){
let data8 = data.documents;
if(Array.isArray(data8)){
if(data8.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"maxItems",params:{limit: 100}});errors++;
}
if(data8.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data8[i1], {instancePath:instancePath+"/documents/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.recipient !== undefined){
let data10 = data.recipient;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",keyword:"required",params:{missingProperty: "name"}});errors++;
}
for(const key1 in data10){
if(!((((((((key1 === "organization") || (key1 === "practitioner")) || (key1 === "relatedPerson")) || (key1 === "name")) || (key1 === "fax")) || (key1 === "directAddress")) || (key1 === "email")) || (key1 === "url"))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data10.organization !== undefined){
if(!(obj1(data10.organization, {instancePath:instancePath+"/recipient/organization",parentData:data10,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data10.practitioner !== undefined){
if(!(obj1(data10.practitioner, {instancePath:instancePath+"/recipient/practitioner",parentData:data10,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data10.relatedPerson !== undefined){
if(!(obj1(data10.relatedPerson, {instancePath:instancePath+"/recipient/relatedPerson",parentData:data10,parentDataProperty:"relatedPerson",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data10.name !== undefined){
let data14 = data10.name;
if(typeof data14 === "string"){
if(func1(data14) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/name",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.fax !== undefined){
let data15 = data10.fax;
if(typeof data15 === "string"){
if(func1(data15) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/fax",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/fax",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.directAddress !== undefined){
let data16 = data10.directAddress;
if(typeof data16 === "string"){
if(func1(data16) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/directAddress",keyword:"maxLength",params:{limit: 254}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/directAddress",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.email !== undefined){
let data17 = data10.email;
if(typeof data17 === "string"){
if(func1(data17) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",keyword:"maxLength",params:{limit: 254}});errors++;
}
if(!(formats0.test(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",keyword:"format",params:{format: "email"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.url !== undefined){
let data18 = data10.url;
if(typeof data18 === "string"){
if(func1(data18) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/url",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(!(formats2(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/url",keyword:"format",params:{format: "uri"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/url",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.method !== undefined){
if(!(obj6.includes(data.method))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.direction !== undefined){
if(!(obj8.includes(data.direction))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.purpose !== undefined){
if(!(obj10(data.purpose, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.consent !== undefined){
if(!(obj1(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.legalBasis !== undefined){
if(!(obj12.includes(data.legalBasis))){
(vErrors ??= []).push({instancePath:instancePath+"/legalBasis",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data.basisReason !== undefined){
let data24 = data.basisReason;
if(typeof data24 === "string"){
if(func1(data24) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/basisReason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/basisReason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.release !== undefined){
let data25 = data.release;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/release",keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data25.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/release",keyword:"required",params:{missingProperty: "by"}});errors++;
}
if(data25.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/release",keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key2 in data25){
if(!(((key2 === "at") || (key2 === "by")) || (key2 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/release",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data25.at !== undefined){
let data26 = data25.at;
if(typeof data26 === "string"){
if(!(formats10.validate(data26))){
(vErrors ??= []).push({instancePath:instancePath+"/release/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/release/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data25.by !== undefined){
if(!(obj1(data25.by, {instancePath:instancePath+"/release/by",parentData:data25,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data25.reason !== undefined){
let data28 = data25.reason;
if(typeof data28 === "string"){
if(func1(data28) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/release/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/release/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/release",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.noticeAttached !== undefined){
if(typeof data.noticeAttached !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/noticeAttached",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.result !== undefined){
if(!(obj30.includes(data.result))){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"enum",params:{allowedValues: obj30}});errors++;
}
}
if(data.attempts !== undefined){
let data31 = data.attempts;
if(Array.isArray(data31)){
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
let data32 = data31[i2];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data32.result === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2,keyword:"required",params:{missingProperty: "result"}});errors++;
}
for(const key3 in data32){
if(!((((key3 === "at") || (key3 === "result")) || (key3 === "message")) || (key3 === "providerId"))){
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data32.at !== undefined){
let data33 = data32.at;
if(typeof data33 === "string"){
if(!(formats10.validate(data33))){
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data32.result !== undefined){
if(!(obj30.includes(data32.result))){
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2+"/result",keyword:"enum",params:{allowedValues: obj30}});errors++;
}
}
if(data32.message !== undefined){
let data35 = data32.message;
if(typeof data35 === "string"){
if(func1(data35) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2+"/message",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2+"/message",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data32.providerId !== undefined){
let data36 = data32.providerId;
if(typeof data36 === "string"){
if(func1(data36) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2+"/providerId",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2+"/providerId",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attempts/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attempts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.coverPage !== undefined){
let data37 = data.coverPage;
if(typeof data37 === "string"){
if(func1(data37) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/coverPage",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverPage",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.pages !== undefined){
let data38 = data.pages;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data38 == "number"){
if(data38 < 1 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.sentBy !== undefined){
if(!(obj1(data.sentBy, {instancePath:instancePath+"/sentBy",parentData:data,parentDataProperty:"sentBy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.sentAt !== undefined){
let data40 = data.sentAt;
if(typeof data40 === "string"){
if(!(formats10.validate(data40))){
(vErrors ??= []).push({instancePath:instancePath+"/sentAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sentAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.confirmation !== undefined){
let data41 = data.confirmation;
if(typeof data41 === "string"){
if(func1(data41) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/confirmation",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
