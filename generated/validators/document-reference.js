// Generated from schemas/resources/document-reference.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj14 } from './shared/meta.js'
import { validate as obj18 } from './shared/content.js'
import { validate as obj2 } from './shared/coded-value.js'
import { validate as obj3 } from './shared/approximate.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"DocumentReference"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"type":{"x-shared":"generated/validators/shared/coded-value.js"},"title":{"type":"string","maxLength":120},"date":{"x-shared":"generated/validators/shared/approximate.js"},"received":false,"content":false,"source":{"enum":["Upload","Fax","Scan","Email","Import","Portal"]},"documentStatus":{"enum":["Final","Preliminary","Amended","EnteredInError"]},"indexState":{"enum":["Unfiled","Filed","Reviewed"]},"reviewer":{"x-shared":"generated/validators/shared/reference.js"},"reviewedAt":{"type":"string","format":"date-time"},"ocrText":false,"ocrResult":false,"ocrIssue":false,"scan":false,"encounter":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"expires":{"type":"string","format":"date"},"uploader":false},"required":["type","title","indexState"]};
const func0 = Object.prototype.hasOwnProperty;
const obj4 = ["Upload","Fax","Scan","Email","Import","Portal"];
const obj6 = ["Final","Preliminary","Amended","EnteredInError"];
const obj8 = ["Unfiled","Filed","Reviewed"];
const formats0 = formats["date-time"];
const formats2 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.indexState === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "indexState"}});errors++;
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
if("DocumentReference" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "DocumentReference"}});errors++;
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
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(obj2(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.date !== undefined){
if(!(obj3(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.received !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/received",keyword:"false schema",params:{}});errors++;
}
if(data.content !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"false schema",params:{}});errors++;
}
if(data.source !== undefined){
if(!(obj4.includes(data.source))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.documentStatus !== undefined){
if(!(obj6.includes(data.documentStatus))){
(vErrors ??= []).push({instancePath:instancePath+"/documentStatus",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.indexState !== undefined){
if(!(obj8.includes(data.indexState))){
(vErrors ??= []).push({instancePath:instancePath+"/indexState",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.reviewer !== undefined){
if(!(obj1(data.reviewer, {instancePath:instancePath+"/reviewer",parentData:data,parentDataProperty:"reviewer",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.reviewedAt !== undefined){
let data17 = data.reviewedAt;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.ocrText !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ocrText",keyword:"false schema",params:{}});errors++;
}
if(data.ocrResult !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ocrResult",keyword:"false schema",params:{}});errors++;
}
if(data.ocrIssue !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ocrIssue",keyword:"false schema",params:{}});errors++;
}
if(data.scan !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/scan",keyword:"false schema",params:{}});errors++;
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj1(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.expires !== undefined){
let data24 = data.expires;
if(typeof data24 === "string"){
if(!(formats2.validate(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.uploader !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/uploader",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"DocumentReference"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"type":{"x-shared":"generated/validators/shared/coded-value.js"},"title":{"type":"string","maxLength":120},"date":{"x-shared":"generated/validators/shared/approximate.js"},"received":{"type":"string","format":"date-time"},"content":{"x-shared":"generated/validators/shared/content.js"},"source":{"enum":["Upload","Fax","Scan","Email","Import","Portal"]},"documentStatus":{"enum":["Final","Preliminary","Amended","EnteredInError"]},"indexState":{"enum":["Unfiled","Filed","Reviewed"]},"reviewer":{"x-shared":"generated/validators/shared/reference.js"},"reviewedAt":{"type":"string","format":"date-time"},"ocrText":{"type":"string","maxLength":1000000},"ocrResult":{"enum":["Pending","Success","Failed","Warning","Hold"]},"ocrIssue":{"enum":["NoEngine","Damaged","Locked","TooLarge","Shortened"]},"scan":{"enum":["Pending","Clean","Infected"]},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"expires":{"type":"string","format":"date"},"uploader":{"x-shared":"generated/validators/shared/reference.js"}},"required":["id","resourceType","partition","display","meta","type","title","received","source","documentStatus","indexState","scan","uploader"]};
const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj26 = ["Pending","Success","Failed","Warning","Hold"];
const obj28 = ["NoEngine","Damaged","Locked","TooLarge","Shortened"];
const obj30 = ["Pending","Clean","Infected"];
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
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.received === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "received"}});errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"}});errors++;
}
if(data.documentStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "documentStatus"}});errors++;
}
if(data.indexState === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "indexState"}});errors++;
}
if(data.scan === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scan"}});errors++;
}
if(data.uploader === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uploader"}});errors++;
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
if("DocumentReference" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "DocumentReference"}});errors++;
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
if(!(obj14(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(obj2(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.date !== undefined){
if(!(obj3(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.received !== undefined){
let data11 = data.received;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/received",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/received",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.content !== undefined){
if(!(obj18(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(obj4.includes(data.source))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.documentStatus !== undefined){
if(!(obj6.includes(data.documentStatus))){
(vErrors ??= []).push({instancePath:instancePath+"/documentStatus",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.indexState !== undefined){
if(!(obj8.includes(data.indexState))){
(vErrors ??= []).push({instancePath:instancePath+"/indexState",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.reviewer !== undefined){
if(!(obj1(data.reviewer, {instancePath:instancePath+"/reviewer",parentData:data,parentDataProperty:"reviewer",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.reviewedAt !== undefined){
let data17 = data.reviewedAt;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.ocrText !== undefined){
let data18 = data.ocrText;
if(typeof data18 === "string"){
if(func1(data18) > 1000000){
(vErrors ??= []).push({instancePath:instancePath+"/ocrText",keyword:"maxLength",params:{limit: 1000000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ocrText",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.ocrResult !== undefined){
if(!(obj26.includes(data.ocrResult))){
(vErrors ??= []).push({instancePath:instancePath+"/ocrResult",keyword:"enum",params:{allowedValues: obj26}});errors++;
}
}
if(data.ocrIssue !== undefined){
if(!(obj28.includes(data.ocrIssue))){
(vErrors ??= []).push({instancePath:instancePath+"/ocrIssue",keyword:"enum",params:{allowedValues: obj28}});errors++;
}
}
if(data.scan !== undefined){
if(!(obj30.includes(data.scan))){
(vErrors ??= []).push({instancePath:instancePath+"/scan",keyword:"enum",params:{allowedValues: obj30}});errors++;
}
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj1(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.expires !== undefined){
let data24 = data.expires;
if(typeof data24 === "string"){
if(!(formats2.validate(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.uploader !== undefined){
if(!(obj1(data.uploader, {instancePath:instancePath+"/uploader",parentData:data,parentDataProperty:"uploader",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
