// Generated from schemas/resources/channel.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj12 } from './shared/meta.js'
import { validate as obj3 } from './shared/reference.js'
import { validate as obj6 } from './shared/content.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Channel"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"type":{"enum":["Direct","Room","CareTeam","Patient","Thread","Announcement"]},"name":{"type":"string","maxLength":80},"author":false,"created":false,"lastMessageDate":false,"membersHash":false,"messagesCount":false,"threadSource":{"type":"object","additionalProperties":false,"properties":{"channel":{"x-shared":"generated/validators/shared/reference.js"},"message":{"x-shared":"generated/validators/shared/reference.js"}},"required":["channel","message"]},"subject":{"x-shared":"generated/validators/shared/reference.js"},"description":{"type":"string","maxLength":300},"avatar":{"x-shared":"generated/validators/shared/content.js"},"archived":{"type":"object","additionalProperties":false,"properties":{"at":false,"by":false},"required":[]},"retentionDays":{"type":"integer","minimum":30,"maximum":36500},"memberSync":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["Manual","CareTeam","Program","Role"]},"program":{"x-shared":"generated/validators/shared/reference.js"},"role":{"x-shared":"generated/validators/shared/reference.js"}},"required":["mode"]}},"required":["type"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Direct","Room","CareTeam","Patient","Thread","Announcement"];
const obj7 = ["Manual","CareTeam","Program","Role"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
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
if("Channel" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Channel"}});errors++;
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
if(!(obj1.includes(data.type))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.name !== undefined){
let data8 = data.name;
if(typeof data8 === "string"){
if(func1(data8) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.author !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"false schema",params:{}});errors++;
}
if(data.created !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"false schema",params:{}});errors++;
}
if(data.lastMessageDate !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastMessageDate",keyword:"false schema",params:{}});errors++;
}
if(data.membersHash !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/membersHash",keyword:"false schema",params:{}});errors++;
}
if(data.messagesCount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/messagesCount",keyword:"false schema",params:{}});errors++;
}
if(data.threadSource !== undefined){
let data14 = data.threadSource;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.channel === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/threadSource",keyword:"required",params:{missingProperty: "channel"}});errors++;
}
if(data14.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/threadSource",keyword:"required",params:{missingProperty: "message"}});errors++;
}
for(const key1 in data14){
if(!((key1 === "channel") || (key1 === "message"))){
(vErrors ??= []).push({instancePath:instancePath+"/threadSource",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.channel !== undefined){
if(!(obj3(data14.channel, {instancePath:instancePath+"/threadSource/channel",parentData:data14,parentDataProperty:"channel",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data14.message !== undefined){
if(!(obj3(data14.message, {instancePath:instancePath+"/threadSource/message",parentData:data14,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/threadSource",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj3(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data18 = data.description;
if(typeof data18 === "string"){
if(func1(data18) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.avatar !== undefined){
if(!(obj6(data.avatar, {instancePath:instancePath+"/avatar",parentData:data,parentDataProperty:"avatar",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.archived !== undefined){
let data20 = data.archived;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
if(!((key2 === "at") || (key2 === "by"))){
(vErrors ??= []).push({instancePath:instancePath+"/archived",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data20.at !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/archived/at",keyword:"false schema",params:{}});errors++;
}
if(data20.by !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/archived/by",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/archived",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.retentionDays !== undefined){
let data23 = data.retentionDays;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/retentionDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data23 == "number"){
if(data23 > 36500 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/retentionDays",keyword:"maximum",params:{comparison: "<=", limit: 36500}});errors++;
}
if(data23 < 30 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/retentionDays",keyword:"minimum",params:{comparison: ">=", limit: 30}});errors++;
}
}
}
if(data.memberSync !== undefined){
let data24 = data.memberSync;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.mode === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/memberSync",keyword:"required",params:{missingProperty: "mode"}});errors++;
}
for(const key3 in data24){
if(!(((key3 === "mode") || (key3 === "program")) || (key3 === "role"))){
(vErrors ??= []).push({instancePath:instancePath+"/memberSync",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data24.mode !== undefined){
if(!(obj7.includes(data24.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/memberSync/mode",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data24.program !== undefined){
if(!(obj3(data24.program, {instancePath:instancePath+"/memberSync/program",parentData:data24,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data24.role !== undefined){
if(!(obj3(data24.role, {instancePath:instancePath+"/memberSync/role",parentData:data24,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/memberSync",keyword:"type",params:{type: "object"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Channel"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"type":{"enum":["Direct","Room","CareTeam","Patient","Thread","Announcement"]},"name":{"type":"string","maxLength":80},"author":{"x-shared":"generated/validators/shared/reference.js"},"created":{"type":"string","format":"date-time"},"lastMessageDate":{"type":"string","format":"date-time"},"membersHash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"messagesCount":{"type":"integer","minimum":0},"threadSource":{"type":"object","additionalProperties":false,"properties":{"channel":{"x-shared":"generated/validators/shared/reference.js"},"message":{"x-shared":"generated/validators/shared/reference.js"}},"required":["channel","message"]},"subject":{"x-shared":"generated/validators/shared/reference.js"},"description":{"type":"string","maxLength":300},"avatar":{"x-shared":"generated/validators/shared/content.js"},"archived":{"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"by":{"x-shared":"generated/validators/shared/reference.js"}}},"retentionDays":{"type":"integer","minimum":30,"maximum":36500},"memberSync":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["Manual","CareTeam","Program","Role"]},"program":{"x-shared":"generated/validators/shared/reference.js"},"role":{"x-shared":"generated/validators/shared/reference.js"}},"required":["mode"]}},"required":["id","resourceType","partition","display","meta","type","author","created","membersHash","messagesCount","memberSync"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
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
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});errors++;
}
if(data.created === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created"}});errors++;
}
if(data.membersHash === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "membersHash"}});errors++;
}
if(data.messagesCount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "messagesCount"}});errors++;
}
if(data.memberSync === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "memberSync"}});errors++;
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
if("Channel" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Channel"}});errors++;
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
if(!(obj12(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(obj1.includes(data.type))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.name !== undefined){
let data8 = data.name;
if(typeof data8 === "string"){
if(func1(data8) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.author !== undefined){
if(!(obj3(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.created !== undefined){
let data10 = data.created;
if(typeof data10 === "string"){
if(!(formats2.validate(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.lastMessageDate !== undefined){
let data11 = data.lastMessageDate;
if(typeof data11 === "string"){
if(!(formats2.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/lastMessageDate",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastMessageDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.membersHash !== undefined){
let data12 = data.membersHash;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/membersHash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/membersHash",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.messagesCount !== undefined){
let data13 = data.messagesCount;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/messagesCount",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/messagesCount",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.threadSource !== undefined){
let data14 = data.threadSource;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.channel === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/threadSource",keyword:"required",params:{missingProperty: "channel"}});errors++;
}
if(data14.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/threadSource",keyword:"required",params:{missingProperty: "message"}});errors++;
}
for(const key1 in data14){
if(!((key1 === "channel") || (key1 === "message"))){
(vErrors ??= []).push({instancePath:instancePath+"/threadSource",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.channel !== undefined){
if(!(obj3(data14.channel, {instancePath:instancePath+"/threadSource/channel",parentData:data14,parentDataProperty:"channel",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data14.message !== undefined){
if(!(obj3(data14.message, {instancePath:instancePath+"/threadSource/message",parentData:data14,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/threadSource",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj3(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data18 = data.description;
if(typeof data18 === "string"){
if(func1(data18) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.avatar !== undefined){
if(!(obj6(data.avatar, {instancePath:instancePath+"/avatar",parentData:data,parentDataProperty:"avatar",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.archived !== undefined){
let data20 = data.archived;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
if(!((key2 === "at") || (key2 === "by"))){
(vErrors ??= []).push({instancePath:instancePath+"/archived",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data20.at !== undefined){
let data21 = data20.at;
if(typeof data21 === "string"){
if(!(formats2.validate(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/archived/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/archived/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.by !== undefined){
if(!(obj3(data20.by, {instancePath:instancePath+"/archived/by",parentData:data20,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/archived",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.retentionDays !== undefined){
let data23 = data.retentionDays;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/retentionDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data23 == "number"){
if(data23 > 36500 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/retentionDays",keyword:"maximum",params:{comparison: "<=", limit: 36500}});errors++;
}
if(data23 < 30 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/retentionDays",keyword:"minimum",params:{comparison: ">=", limit: 30}});errors++;
}
}
}
if(data.memberSync !== undefined){
let data24 = data.memberSync;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.mode === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/memberSync",keyword:"required",params:{missingProperty: "mode"}});errors++;
}
for(const key3 in data24){
if(!(((key3 === "mode") || (key3 === "program")) || (key3 === "role"))){
(vErrors ??= []).push({instancePath:instancePath+"/memberSync",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data24.mode !== undefined){
if(!(obj7.includes(data24.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/memberSync/mode",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data24.program !== undefined){
if(!(obj3(data24.program, {instancePath:instancePath+"/memberSync/program",parentData:data24,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data24.role !== undefined){
if(!(obj3(data24.role, {instancePath:instancePath+"/memberSync/role",parentData:data24,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/memberSync",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
