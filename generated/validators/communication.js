// Generated from schemas/resources/communication.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj13 } from './shared/content.js'
import { validate as obj17 } from './shared/meta.js'
import { validate as obj8 } from './shared/coded-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Communication"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"date":{"type":"string","format":"date-time"},"direction":{"enum":["Inbound","Outbound"]},"medium":{"enum":["Phone","VoiceMail","Sms","Email","SecureMessage","Fax","Letter","InPerson","Video"]},"outcome":{"enum":["Reached","LeftMessage","NoAnswer","WrongNumber","Refused","Sent","Bounced"]},"topic":{"x-shared":"generated/validators/shared/coded-value.js"},"participants":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"text":{"type":"string","maxLength":120}},"required":[]},"minItems":1,"maxItems":50},"durationMinutes":{"type":"integer","minimum":0,"maximum":1440},"summary":{"type":"string","maxLength":20000},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"followUp":{"type":"object","additionalProperties":false,"properties":{"due":{"type":"string","format":"date"},"assignee":{"x-shared":"generated/validators/shared/reference.js"},"doneAt":{"type":"string","format":"date-time"}},"required":["assignee"]},"attachments":{"type":"array","items":{"x-shared":"generated/validators/shared/content.js"}},"priority":{"enum":["Low","Normal","High","Urgent"]},"createdFrom":false},"required":["date","direction","medium","outcome","topic","participants","summary"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Inbound","Outbound"];
const obj4 = ["Phone","VoiceMail","Sms","Email","SecureMessage","Fax","Letter","InPerson","Video"];
const obj6 = ["Reached","LeftMessage","NoAnswer","WrongNumber","Refused","Sent","Bounced"];
const obj14 = ["Low","Normal","High","Urgent"];
const formats0 = formats["date-time"];
const formats2 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data.direction === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "direction"}});errors++;
}
if(data.medium === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "medium"}});errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}});errors++;
}
if(data.topic === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "topic"}});errors++;
}
if(data.participants === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "participants"}});errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"}});errors++;
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
if("Communication" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Communication"}});errors++;
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
if(data.date !== undefined){
let data8 = data.date;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.direction !== undefined){
if(!(obj2.includes(data.direction))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.medium !== undefined){
if(!(obj4.includes(data.medium))){
(vErrors ??= []).push({instancePath:instancePath+"/medium",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.outcome !== undefined){
if(!(obj6.includes(data.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.topic !== undefined){
if(!(obj8(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.participants !== undefined){
let data13 = data.participants;
if(Array.isArray(data13)){
if(data13.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"maxItems",params:{limit: 50}});errors++;
}
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
if(!((key1 === "person") || (key1 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.person !== undefined){
if(!(obj1(data14.person, {instancePath:instancePath+"/participants/" + i1+"/person",parentData:data14,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data14.text !== undefined){
let data16 = data14.text;
if(typeof data16 === "string"){
if(func1(data16) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1+"/text",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.durationMinutes !== undefined){
let data17 = data.durationMinutes;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 > 1440 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/durationMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/durationMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.summary !== undefined){
let data18 = data.summary;
if(typeof data18 === "string"){
if(func1(data18) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});errors++;
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
if(data.followUp !== undefined){
let data21 = data.followUp;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.assignee === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/followUp",keyword:"required",params:{missingProperty: "assignee"}});errors++;
}
for(const key2 in data21){
if(!(((key2 === "due") || (key2 === "assignee")) || (key2 === "doneAt"))){
(vErrors ??= []).push({instancePath:instancePath+"/followUp",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data21.due !== undefined){
let data22 = data21.due;
if(typeof data22 === "string"){
if(!(formats2.validate(data22))){
(vErrors ??= []).push({instancePath:instancePath+"/followUp/due",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/followUp/due",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data21.assignee !== undefined){
if(!(obj1(data21.assignee, {instancePath:instancePath+"/followUp/assignee",parentData:data21,parentDataProperty:"assignee",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data21.doneAt !== undefined){
let data24 = data21.doneAt;
if(typeof data24 === "string"){
if(!(formats0.validate(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/followUp/doneAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/followUp/doneAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/followUp",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.attachments !== undefined){
let data25 = data.attachments;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(obj13(data25[i2], {instancePath:instancePath+"/attachments/" + i2,parentData:data25,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.priority !== undefined){
if(!(obj14.includes(data.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data.createdFrom !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdFrom",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Communication"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"date":{"type":"string","format":"date-time"},"direction":{"enum":["Inbound","Outbound"]},"medium":{"enum":["Phone","VoiceMail","Sms","Email","SecureMessage","Fax","Letter","InPerson","Video"]},"outcome":{"enum":["Reached","LeftMessage","NoAnswer","WrongNumber","Refused","Sent","Bounced"]},"topic":{"x-shared":"generated/validators/shared/coded-value.js"},"participants":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"text":{"type":"string","maxLength":120}}},"minItems":1,"maxItems":50},"durationMinutes":{"type":"integer","minimum":0,"maximum":1440},"summary":{"type":"string","maxLength":20000},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"followUp":{"type":"object","additionalProperties":false,"properties":{"due":{"type":"string","format":"date"},"assignee":{"x-shared":"generated/validators/shared/reference.js"},"doneAt":{"type":"string","format":"date-time"}},"required":["assignee"]},"attachments":{"type":"array","items":{"x-shared":"generated/validators/shared/content.js"}},"priority":{"enum":["Low","Normal","High","Urgent"]},"createdFrom":{"enum":["Channel","Reminder","Manual","NoShow"]}},"required":["id","resourceType","partition","display","meta","date","direction","medium","outcome","topic","participants","summary","priority","createdFrom"]};
const formats6 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj33 = ["Channel","Reminder","Manual","NoShow"];
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
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data.direction === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "direction"}});errors++;
}
if(data.medium === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "medium"}});errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}});errors++;
}
if(data.topic === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "topic"}});errors++;
}
if(data.participants === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "participants"}});errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"}});errors++;
}
if(data.priority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority"}});errors++;
}
if(data.createdFrom === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "createdFrom"}});errors++;
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
if("Communication" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Communication"}});errors++;
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
if(!(obj17(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj17.errors : vErrors.concat(obj17.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data8 = data.date;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.direction !== undefined){
if(!(obj2.includes(data.direction))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.medium !== undefined){
if(!(obj4.includes(data.medium))){
(vErrors ??= []).push({instancePath:instancePath+"/medium",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.outcome !== undefined){
if(!(obj6.includes(data.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.topic !== undefined){
if(!(obj8(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.participants !== undefined){
let data13 = data.participants;
if(Array.isArray(data13)){
if(data13.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"maxItems",params:{limit: 50}});errors++;
}
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
if(!((key1 === "person") || (key1 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.person !== undefined){
if(!(obj1(data14.person, {instancePath:instancePath+"/participants/" + i1+"/person",parentData:data14,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data14.text !== undefined){
let data16 = data14.text;
if(typeof data16 === "string"){
if(func1(data16) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1+"/text",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.durationMinutes !== undefined){
let data17 = data.durationMinutes;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 > 1440 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/durationMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/durationMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.summary !== undefined){
let data18 = data.summary;
if(typeof data18 === "string"){
if(func1(data18) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});errors++;
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
if(data.followUp !== undefined){
let data21 = data.followUp;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.assignee === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/followUp",keyword:"required",params:{missingProperty: "assignee"}});errors++;
}
for(const key2 in data21){
if(!(((key2 === "due") || (key2 === "assignee")) || (key2 === "doneAt"))){
(vErrors ??= []).push({instancePath:instancePath+"/followUp",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data21.due !== undefined){
let data22 = data21.due;
if(typeof data22 === "string"){
if(!(formats2.validate(data22))){
(vErrors ??= []).push({instancePath:instancePath+"/followUp/due",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/followUp/due",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data21.assignee !== undefined){
if(!(obj1(data21.assignee, {instancePath:instancePath+"/followUp/assignee",parentData:data21,parentDataProperty:"assignee",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data21.doneAt !== undefined){
let data24 = data21.doneAt;
if(typeof data24 === "string"){
if(!(formats0.validate(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/followUp/doneAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/followUp/doneAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/followUp",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.attachments !== undefined){
let data25 = data.attachments;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(obj13(data25[i2], {instancePath:instancePath+"/attachments/" + i2,parentData:data25,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.priority !== undefined){
if(!(obj14.includes(data.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data.createdFrom !== undefined){
if(!(obj33.includes(data.createdFrom))){
(vErrors ??= []).push({instancePath:instancePath+"/createdFrom",keyword:"enum",params:{allowedValues: obj33}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
