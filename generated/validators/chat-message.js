// Generated from schemas/resources/chat-message.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj13 } from './shared/meta.js'
import { validate as obj5 } from './shared/content.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"ChatMessage"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"channel":{"x-shared":"generated/validators/shared/reference.js"},"sender":false,"sent":false,"kind":{"enum":["Text","File","System","NoteLink"]},"text":{"type":"string","maxLength":8000},"mentions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":50},"attachments":{"type":"array","items":{"x-shared":"generated/validators/shared/content.js"},"maxItems":10},"replyTo":{"x-shared":"generated/validators/shared/reference.js"},"reactions":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"emoji":{"type":"string","maxLength":16},"by":{"x-shared":"generated/validators/shared/reference.js"}},"required":["emoji","by"]}},"edited":false,"priority":{"enum":["Low","Normal","High","Urgent"]},"patientContext":{"x-shared":"generated/validators/shared/reference.js"},"noteLink":{"x-shared":"generated/validators/shared/reference.js"},"readBy":false,"savedToChart":false},"required":["channel","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Text","File","System","NoteLink"];
const obj8 = ["Low","Normal","High","Urgent"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
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
if("ChatMessage" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ChatMessage"}});errors++;
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
if(data.sender !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sender",keyword:"false schema",params:{}});errors++;
}
if(data.sent !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sent",keyword:"false schema",params:{}});errors++;
}
if(data.kind !== undefined){
if(!(obj2.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.text !== undefined){
let data11 = data.text;
if(typeof data11 === "string"){
if(func1(data11) > 8000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 8000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.mentions !== undefined){
let data12 = data.mentions;
if(Array.isArray(data12)){
if(data12.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/mentions",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data12[i1], {instancePath:instancePath+"/mentions/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mentions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.attachments !== undefined){
let data14 = data.attachments;
if(Array.isArray(data14)){
if(data14.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data14[i2], {instancePath:instancePath+"/attachments/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.replyTo !== undefined){
if(!(obj1(data.replyTo, {instancePath:instancePath+"/replyTo",parentData:data,parentDataProperty:"replyTo",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.reactions !== undefined){
let data17 = data.reactions;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.emoji === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3,keyword:"required",params:{missingProperty: "emoji"}});errors++;
}
if(data18.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3,keyword:"required",params:{missingProperty: "by"}});errors++;
}
for(const key1 in data18){
if(!((key1 === "emoji") || (key1 === "by"))){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data18.emoji !== undefined){
let data19 = data18.emoji;
if(typeof data19 === "string"){
if(func1(data19) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3+"/emoji",keyword:"maxLength",params:{limit: 16}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3+"/emoji",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.by !== undefined){
if(!(obj1(data18.by, {instancePath:instancePath+"/reactions/" + i3+"/by",parentData:data18,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.edited !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/edited",keyword:"false schema",params:{}});errors++;
}
if(data.priority !== undefined){
if(!(obj8.includes(data.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.patientContext !== undefined){
if(!(obj1(data.patientContext, {instancePath:instancePath+"/patientContext",parentData:data,parentDataProperty:"patientContext",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.noteLink !== undefined){
if(!(obj1(data.noteLink, {instancePath:instancePath+"/noteLink",parentData:data,parentDataProperty:"noteLink",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.readBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/readBy",keyword:"false schema",params:{}});errors++;
}
if(data.savedToChart !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/savedToChart",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"ChatMessage"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"channel":{"x-shared":"generated/validators/shared/reference.js"},"sender":{"x-shared":"generated/validators/shared/reference.js"},"sent":{"type":"string","format":"date-time"},"kind":{"enum":["Text","File","System","NoteLink"]},"text":{"type":"string","maxLength":8000},"mentions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":50},"attachments":{"type":"array","items":{"x-shared":"generated/validators/shared/content.js"},"maxItems":10},"replyTo":{"x-shared":"generated/validators/shared/reference.js"},"reactions":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"emoji":{"type":"string","maxLength":16},"by":{"x-shared":"generated/validators/shared/reference.js"}},"required":["emoji","by"]}},"edited":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"}},"required":["at"]}},"priority":{"enum":["Low","Normal","High","Urgent"]},"patientContext":{"x-shared":"generated/validators/shared/reference.js"},"noteLink":{"x-shared":"generated/validators/shared/reference.js"},"readBy":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"members":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":50}},"required":["count"]},"savedToChart":{"x-shared":"generated/validators/shared/reference.js"}},"required":["id","resourceType","partition","display","meta","channel","sender","sent","kind","priority"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
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
if(data.sender === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sender"}});errors++;
}
if(data.sent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sent"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.priority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority"}});errors++;
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
if("ChatMessage" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ChatMessage"}});errors++;
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
if(data.channel !== undefined){
if(!(obj1(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.sender !== undefined){
if(!(obj1(data.sender, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
let data9 = data.sent;
if(typeof data9 === "string"){
if(!(formats2.validate(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/sent",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sent",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj2.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.text !== undefined){
let data11 = data.text;
if(typeof data11 === "string"){
if(func1(data11) > 8000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 8000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.mentions !== undefined){
let data12 = data.mentions;
if(Array.isArray(data12)){
if(data12.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/mentions",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data12[i1], {instancePath:instancePath+"/mentions/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mentions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.attachments !== undefined){
let data14 = data.attachments;
if(Array.isArray(data14)){
if(data14.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data14[i2], {instancePath:instancePath+"/attachments/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.replyTo !== undefined){
if(!(obj1(data.replyTo, {instancePath:instancePath+"/replyTo",parentData:data,parentDataProperty:"replyTo",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.reactions !== undefined){
let data17 = data.reactions;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.emoji === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3,keyword:"required",params:{missingProperty: "emoji"}});errors++;
}
if(data18.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3,keyword:"required",params:{missingProperty: "by"}});errors++;
}
for(const key1 in data18){
if(!((key1 === "emoji") || (key1 === "by"))){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data18.emoji !== undefined){
let data19 = data18.emoji;
if(typeof data19 === "string"){
if(func1(data19) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3+"/emoji",keyword:"maxLength",params:{limit: 16}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3+"/emoji",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.by !== undefined){
if(!(obj1(data18.by, {instancePath:instancePath+"/reactions/" + i3+"/by",parentData:data18,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.edited !== undefined){
let data21 = data.edited;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/edited/" + i4,keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key2 in data22){
if(!(key2 === "at")){
(vErrors ??= []).push({instancePath:instancePath+"/edited/" + i4,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data22.at !== undefined){
let data23 = data22.at;
if(typeof data23 === "string"){
if(!(formats2.validate(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/edited/" + i4+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/edited/" + i4+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/edited/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/edited",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.priority !== undefined){
if(!(obj8.includes(data.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.patientContext !== undefined){
if(!(obj1(data.patientContext, {instancePath:instancePath+"/patientContext",parentData:data,parentDataProperty:"patientContext",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.noteLink !== undefined){
if(!(obj1(data.noteLink, {instancePath:instancePath+"/noteLink",parentData:data,parentDataProperty:"noteLink",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.readBy !== undefined){
let data27 = data.readBy;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.count === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/readBy",keyword:"required",params:{missingProperty: "count"}});errors++;
}
for(const key3 in data27){
if(!((key3 === "count") || (key3 === "members"))){
(vErrors ??= []).push({instancePath:instancePath+"/readBy",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data27.count !== undefined){
let data28 = data27.count;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
(vErrors ??= []).push({instancePath:instancePath+"/readBy/count",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/readBy/count",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data27.members !== undefined){
let data29 = data27.members;
if(Array.isArray(data29)){
if(data29.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/readBy/members",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len5 = data29.length;
for(let i5=0; i5<len5; i5++){
if(!(obj1(data29[i5], {instancePath:instancePath+"/readBy/members/" + i5,parentData:data29,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/readBy/members",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/readBy",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.savedToChart !== undefined){
if(!(obj1(data.savedToChart, {instancePath:instancePath+"/savedToChart",parentData:data,parentDataProperty:"savedToChart",rootData}))){
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
