// Generated from schemas/resources/channel-membership.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj11 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"ChannelMembership"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"channel":{"x-shared":"generated/validators/shared/reference.js"},"member":{"x-shared":"generated/validators/shared/reference.js"},"role":{"enum":["Owner","Moderator","Member","ReadOnly"]},"state":{"enum":["Active","Muted","Left","Removed"]},"joinedAt":false,"leftAt":false,"lastRead":{"type":"object","additionalProperties":false,"properties":{"message":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"}},"required":["message","at"]},"unreadCount":false,"mutedUntil":{"type":"string","format":"date-time"},"notify":{"enum":["All","Mentions","None"]},"addedBy":false},"required":["channel","member","role","state"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Owner","Moderator","Member","ReadOnly"];
const obj5 = ["Active","Muted","Left","Removed"];
const obj8 = ["All","Mentions","None"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel"}});errors++;
}
if(data.member === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "member"}});errors++;
}
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"}});errors++;
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
if("ChannelMembership" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ChannelMembership"}});errors++;
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
if(data.channel !== undefined){
if(!(obj1(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.member !== undefined){
if(!(obj1(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(obj3.includes(data.role))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.state !== undefined){
if(!(obj5.includes(data.state))){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.joinedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/joinedAt",keyword:"false schema",params:{}});errors++;
}
if(data.leftAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/leftAt",keyword:"false schema",params:{}});errors++;
}
if(data.lastRead !== undefined){
let data13 = data.lastRead;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastRead",keyword:"required",params:{missingProperty: "message"}});errors++;
}
if(data13.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastRead",keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key1 in data13){
if(!((key1 === "message") || (key1 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/lastRead",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data13.message !== undefined){
if(!(obj1(data13.message, {instancePath:instancePath+"/lastRead/message",parentData:data13,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data13.at !== undefined){
let data15 = data13.at;
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/lastRead/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastRead/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastRead",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.unreadCount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/unreadCount",keyword:"false schema",params:{}});errors++;
}
if(data.mutedUntil !== undefined){
let data17 = data.mutedUntil;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/mutedUntil",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mutedUntil",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.notify !== undefined){
if(!(obj8.includes(data.notify))){
(vErrors ??= []).push({instancePath:instancePath+"/notify",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.addedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/addedBy",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"ChannelMembership"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"channel":{"x-shared":"generated/validators/shared/reference.js"},"member":{"x-shared":"generated/validators/shared/reference.js"},"role":{"enum":["Owner","Moderator","Member","ReadOnly"]},"state":{"enum":["Active","Muted","Left","Removed"]},"joinedAt":{"type":"string","format":"date-time"},"leftAt":{"type":"string","format":"date-time"},"lastRead":{"type":"object","additionalProperties":false,"properties":{"message":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"}},"required":["message","at"]},"unreadCount":{"type":"integer","minimum":0},"mutedUntil":{"type":"string","format":"date-time"},"notify":{"enum":["All","Mentions","None"]},"addedBy":{"x-shared":"generated/validators/shared/reference.js"}},"required":["id","resourceType","partition","display","meta","channel","member","role","state","joinedAt","unreadCount","notify","addedBy"]};
const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.channel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel"}});errors++;
}
if(data.member === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "member"}});errors++;
}
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"}});errors++;
}
if(data.joinedAt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "joinedAt"}});errors++;
}
if(data.unreadCount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unreadCount"}});errors++;
}
if(data.notify === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "notify"}});errors++;
}
if(data.addedBy === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "addedBy"}});errors++;
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
if("ChannelMembership" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ChannelMembership"}});errors++;
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
if(!(obj11(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
if(!(obj1(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.member !== undefined){
if(!(obj1(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(obj3.includes(data.role))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.state !== undefined){
if(!(obj5.includes(data.state))){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.joinedAt !== undefined){
let data11 = data.joinedAt;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/joinedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/joinedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.leftAt !== undefined){
let data12 = data.leftAt;
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/leftAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/leftAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.lastRead !== undefined){
let data13 = data.lastRead;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastRead",keyword:"required",params:{missingProperty: "message"}});errors++;
}
if(data13.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastRead",keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key1 in data13){
if(!((key1 === "message") || (key1 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/lastRead",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data13.message !== undefined){
if(!(obj1(data13.message, {instancePath:instancePath+"/lastRead/message",parentData:data13,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data13.at !== undefined){
let data15 = data13.at;
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/lastRead/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastRead/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastRead",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.unreadCount !== undefined){
let data16 = data.unreadCount;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/unreadCount",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/unreadCount",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.mutedUntil !== undefined){
let data17 = data.mutedUntil;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/mutedUntil",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mutedUntil",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.notify !== undefined){
if(!(obj8.includes(data.notify))){
(vErrors ??= []).push({instancePath:instancePath+"/notify",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.addedBy !== undefined){
if(!(obj1(data.addedBy, {instancePath:instancePath+"/addedBy",parentData:data,parentDataProperty:"addedBy",rootData}))){
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
