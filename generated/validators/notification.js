// Generated from schemas/resources/notification.json by npm run generate. Edits are lost.
import { equal as func5 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Notification"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"recipient":{"x-shared":"generated/validators/shared/reference.js"},"category":{"enum":["Sign","CoSign","Return","Audit","Packet","Consent","Appointment","Waitlist","Message","Mention","Report","Authorization","CarePlanReview","Transmission","Transcription","Access","System"]},"priority":{"enum":["Low","Normal","High","Urgent"]},"title":{"type":"string","maxLength":120},"body":{"type":"string","maxLength":500},"target":{"type":"object","additionalProperties":false,"properties":{"ref":{"x-shared":"generated/validators/shared/reference.js"},"route":{"type":"string","maxLength":500}},"required":[]},"created":false,"readAt":{"type":"string","format":"date-time"},"doneAt":{"type":"string","format":"date-time"},"expires":{"type":"string","format":"date-time"},"channels":{"type":"array","items":{"enum":["InApp","Email","Sms"]},"minItems":1,"uniqueItems":true},"dedupeKey":{"type":"string","maxLength":120}},"required":["recipient","category","priority","title","channels"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Sign","CoSign","Return","Audit","Packet","Consent","Appointment","Waitlist","Message","Mention","Report","Authorization","CarePlanReview","Transmission","Transcription","Access","System"];
const obj4 = ["Low","Normal","High","Urgent"];
const obj7 = ["InApp","Email","Sms"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recipient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recipient"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.priority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority"}});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.channels === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channels"}});errors++;
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
if("Notification" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Notification"}});errors++;
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
if(data.recipient !== undefined){
if(!(obj1(data.recipient, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(!(obj2.includes(data.category))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.priority !== undefined){
if(!(obj4.includes(data.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.title !== undefined){
let data10 = data.title;
if(typeof data10 === "string"){
if(func1(data10) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.body !== undefined){
let data11 = data.body;
if(typeof data11 === "string"){
if(func1(data11) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.target !== undefined){
let data12 = data.target;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(!((key1 === "ref") || (key1 === "route"))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data12.ref !== undefined){
if(!(obj1(data12.ref, {instancePath:instancePath+"/target/ref",parentData:data12,parentDataProperty:"ref",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data12.route !== undefined){
let data14 = data12.route;
if(typeof data14 === "string"){
if(func1(data14) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/target/route",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/route",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.created !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"false schema",params:{}});errors++;
}
if(data.readAt !== undefined){
let data16 = data.readAt;
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/readAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/readAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.doneAt !== undefined){
let data17 = data.doneAt;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/doneAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/doneAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.expires !== undefined){
let data18 = data.expires;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.channels !== undefined){
let data19 = data.channels;
if(Array.isArray(data19)){
if(data19.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(!(obj7.includes(data19[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/channels/" + i1,keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
let i2 = data19.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func5(data19[i2], data19[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.dedupeKey !== undefined){
let data21 = data.dedupeKey;
if(typeof data21 === "string"){
if(func1(data21) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dedupeKey",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dedupeKey",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Notification"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"recipient":{"x-shared":"generated/validators/shared/reference.js"},"category":{"enum":["Sign","CoSign","Return","Audit","Packet","Consent","Appointment","Waitlist","Message","Mention","Report","Authorization","CarePlanReview","Transmission","Transcription","Access","System"]},"priority":{"enum":["Low","Normal","High","Urgent"]},"title":{"type":"string","maxLength":120},"body":{"type":"string","maxLength":500},"target":{"type":"object","additionalProperties":false,"properties":{"ref":{"x-shared":"generated/validators/shared/reference.js"},"route":{"type":"string","maxLength":500}}},"created":{"type":"string","format":"date-time"},"readAt":{"type":"string","format":"date-time"},"doneAt":{"type":"string","format":"date-time"},"expires":{"type":"string","format":"date-time"},"channels":{"type":"array","items":{"enum":["InApp","Email","Sms"]},"minItems":1,"uniqueItems":true},"dedupeKey":{"type":"string","maxLength":120}},"required":["id","resourceType","partition","display","meta","recipient","category","priority","title","created","channels"]};
const formats6 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.recipient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recipient"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.priority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority"}});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.created === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created"}});errors++;
}
if(data.channels === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channels"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats6.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Notification" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Notification"}});errors++;
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
if(!(obj10(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.recipient !== undefined){
if(!(obj1(data.recipient, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(!(obj2.includes(data.category))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.priority !== undefined){
if(!(obj4.includes(data.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.title !== undefined){
let data10 = data.title;
if(typeof data10 === "string"){
if(func1(data10) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.body !== undefined){
let data11 = data.body;
if(typeof data11 === "string"){
if(func1(data11) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.target !== undefined){
let data12 = data.target;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(!((key1 === "ref") || (key1 === "route"))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data12.ref !== undefined){
if(!(obj1(data12.ref, {instancePath:instancePath+"/target/ref",parentData:data12,parentDataProperty:"ref",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data12.route !== undefined){
let data14 = data12.route;
if(typeof data14 === "string"){
if(func1(data14) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/target/route",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/route",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.created !== undefined){
let data15 = data.created;
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.readAt !== undefined){
let data16 = data.readAt;
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/readAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/readAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.doneAt !== undefined){
let data17 = data.doneAt;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/doneAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/doneAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.expires !== undefined){
let data18 = data.expires;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.channels !== undefined){
let data19 = data.channels;
if(Array.isArray(data19)){
if(data19.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(!(obj7.includes(data19[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/channels/" + i1,keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
let i2 = data19.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func5(data19[i2], data19[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.dedupeKey !== undefined){
let data21 = data.dedupeKey;
if(typeof data21 === "string"){
if(func1(data21) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dedupeKey",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dedupeKey",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
