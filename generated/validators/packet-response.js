// Generated from schemas/resources/packet-response.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj18 } from './shared/coded-value.js'
import { validate as obj20 } from './shared/meta.js'
import { validate as obj43 } from './shared/signature.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"PacketResponse"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"packet":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"appointment":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Sent","InProgress","Submitted","Accepted","ReturnedForCorrection","Expired","Cancelled"]},"progress":false,"assignees":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"audience":{"enum":["Patient","Guardian","RelatedPerson","Staff"]},"channel":{"enum":["InApp","Email","Sms"]},"tokenHash":false,"sentAt":{"type":"string","format":"date-time"},"openedAt":{"type":"string","format":"date-time"},"completedAt":{"type":"string","format":"date-time"}},"required":["person","audience"]},"minItems":1,"maxItems":20},"items":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"itemId":{"type":"string","minLength":1,"maxLength":64},"audience":false,"progress":{"enum":["NotStarted","InProgress","Complete"]},"response":{"x-shared":"generated/validators/shared/reference.js"},"consent":{"x-shared":"generated/validators/shared/reference.js"},"document":{"x-shared":"generated/validators/shared/reference.js"},"files":false,"data":{"type":"object","additionalProperties":true},"completedBy":{"x-shared":"generated/validators/shared/reference.js"},"completedAt":{"type":"string","format":"date-time"},"signatures":false,"isChanging":false,"changedOn":false,"correction":{"type":"object","additionalProperties":false,"properties":{"requested":{"type":"boolean"},"comment":{"type":"string","maxLength":2000}},"required":[]}},"required":["itemId","progress"]},"minItems":1,"maxItems":100},"dueDate":{"type":"string","format":"date"},"expiresAt":false,"remindersSent":false,"submittedAt":false,"review":{"type":"object","additionalProperties":false,"properties":{"by":false,"at":false,"comment":{"type":"string","maxLength":2000}},"required":[]},"language":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["packet","patient","status","assignees","items"]};
const func0 = Object.prototype.hasOwnProperty;
const obj5 = ["Draft","Sent","InProgress","Submitted","Accepted","ReturnedForCorrection","Expired","Cancelled"];
const obj8 = ["Patient","Guardian","RelatedPerson","Staff"];
const obj10 = ["InApp","Email","Sms"];
const obj12 = ["NotStarted","InProgress","Complete"];
const formats0 = formats["date-time"];
const formats8 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.packet === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "packet"}});errors++;
}
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.assignees === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assignees"}});errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"}});errors++;
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
if("PacketResponse" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "PacketResponse"}});errors++;
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
if(data.packet !== undefined){
if(!(obj1(data.packet, {instancePath:instancePath+"/packet",parentData:data,parentDataProperty:"packet",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
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
if(data.appointment !== undefined){
if(!(obj1(data.appointment, {instancePath:instancePath+"/appointment",parentData:data,parentDataProperty:"appointment",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.progress !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"false schema",params:{}});errors++;
}
if(data.assignees !== undefined){
let data13 = data.assignees;
if(Array.isArray(data13)){
if(data13.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"maxItems",params:{limit: 20}});errors++;
}
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1,keyword:"required",params:{missingProperty: "person"}});errors++;
}
if(data14.audience === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1,keyword:"required",params:{missingProperty: "audience"}});errors++;
}
for(const key1 in data14){
if(!(((((((key1 === "person") || (key1 === "audience")) || (key1 === "channel")) || (key1 === "tokenHash")) || (key1 === "sentAt")) || (key1 === "openedAt")) || (key1 === "completedAt"))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.person !== undefined){
if(!(obj1(data14.person, {instancePath:instancePath+"/assignees/" + i1+"/person",parentData:data14,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data14.audience !== undefined){
if(!(obj8.includes(data14.audience))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/audience",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data14.channel !== undefined){
if(!(obj10.includes(data14.channel))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/channel",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data14.tokenHash !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/tokenHash",keyword:"false schema",params:{}});errors++;
}
if(data14.sentAt !== undefined){
let data19 = data14.sentAt;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/sentAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/sentAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data14.openedAt !== undefined){
let data20 = data14.openedAt;
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/openedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/openedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data14.completedAt !== undefined){
let data21 = data14.completedAt;
if(typeof data21 === "string"){
if(!(formats0.validate(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/completedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/completedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.items !== undefined){
let data22 = data.items;
if(Array.isArray(data22)){
if(data22.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 100}});errors++;
}
if(data22.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.itemId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"required",params:{missingProperty: "itemId"}});errors++;
}
if(data23.progress === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"required",params:{missingProperty: "progress"}});errors++;
}
for(const key2 in data23){
if(!(func0.call(schema0.properties.items.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data23.itemId !== undefined){
let data24 = data23.itemId;
if(typeof data24 === "string"){
if(func1(data24) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/itemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/itemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/itemId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data23.audience !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/audience",keyword:"false schema",params:{}});errors++;
}
if(data23.progress !== undefined){
if(!(obj12.includes(data23.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/progress",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data23.response !== undefined){
if(!(obj1(data23.response, {instancePath:instancePath+"/items/" + i2+"/response",parentData:data23,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data23.consent !== undefined){
if(!(obj1(data23.consent, {instancePath:instancePath+"/items/" + i2+"/consent",parentData:data23,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data23.document !== undefined){
if(!(obj1(data23.document, {instancePath:instancePath+"/items/" + i2+"/document",parentData:data23,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data23.files !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/files",keyword:"false schema",params:{}});errors++;
}
if(data23.data !== undefined){
let data31 = data23.data;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/data",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data23.completedBy !== undefined){
if(!(obj1(data23.completedBy, {instancePath:instancePath+"/items/" + i2+"/completedBy",parentData:data23,parentDataProperty:"completedBy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data23.completedAt !== undefined){
let data33 = data23.completedAt;
if(typeof data33 === "string"){
if(!(formats0.validate(data33))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/completedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/completedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data23.signatures !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/signatures",keyword:"false schema",params:{}});errors++;
}
if(data23.isChanging !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/isChanging",keyword:"false schema",params:{}});errors++;
}
if(data23.changedOn !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/changedOn",keyword:"false schema",params:{}});errors++;
}
if(data23.correction !== undefined){
let data37 = data23.correction;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key3 in data37){
if(!((key3 === "requested") || (key3 === "comment"))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/correction",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data37.requested !== undefined){
if(typeof data37.requested !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/correction/requested",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data37.comment !== undefined){
let data39 = data37.comment;
if(typeof data39 === "string"){
if(func1(data39) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/correction/comment",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/correction/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/correction",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.dueDate !== undefined){
let data40 = data.dueDate;
if(typeof data40 === "string"){
if(!(formats8.validate(data40))){
(vErrors ??= []).push({instancePath:instancePath+"/dueDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dueDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.expiresAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expiresAt",keyword:"false schema",params:{}});errors++;
}
if(data.remindersSent !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent",keyword:"false schema",params:{}});errors++;
}
if(data.submittedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/submittedAt",keyword:"false schema",params:{}});errors++;
}
if(data.review !== undefined){
let data44 = data.review;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key4 in data44){
if(!(((key4 === "by") || (key4 === "at")) || (key4 === "comment"))){
(vErrors ??= []).push({instancePath:instancePath+"/review",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data44.by !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/review/by",keyword:"false schema",params:{}});errors++;
}
if(data44.at !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/review/at",keyword:"false schema",params:{}});errors++;
}
if(data44.comment !== undefined){
let data47 = data44.comment;
if(typeof data47 === "string"){
if(func1(data47) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/review/comment",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/review/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/review",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj18(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"PacketResponse"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"packet":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"appointment":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Sent","InProgress","Submitted","Accepted","ReturnedForCorrection","Expired","Cancelled"]},"progress":{"enum":["NotStarted","InProgress","Complete"]},"assignees":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"audience":{"enum":["Patient","Guardian","RelatedPerson","Staff"]},"channel":{"enum":["InApp","Email","Sms"]},"tokenHash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"sentAt":{"type":"string","format":"date-time"},"openedAt":{"type":"string","format":"date-time"},"completedAt":{"type":"string","format":"date-time"}},"required":["person","audience"]},"minItems":1,"maxItems":20},"items":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"itemId":{"type":"string","minLength":1,"maxLength":64},"audience":{"enum":["Patient","Guardian","RelatedPerson","Staff"]},"progress":{"enum":["NotStarted","InProgress","Complete"]},"response":{"x-shared":"generated/validators/shared/reference.js"},"consent":{"x-shared":"generated/validators/shared/reference.js"},"document":{"x-shared":"generated/validators/shared/reference.js"},"files":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":20},"data":{"type":"object","additionalProperties":true},"completedBy":{"x-shared":"generated/validators/shared/reference.js"},"completedAt":{"type":"string","format":"date-time"},"signatures":{"type":"array","items":{"x-shared":"generated/validators/shared/signature.js"},"maxItems":20},"isChanging":{"type":"boolean"},"changedOn":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":20},"correction":{"type":"object","additionalProperties":false,"properties":{"requested":{"type":"boolean"},"comment":{"type":"string","maxLength":2000}}}},"required":["itemId","progress"]},"minItems":1,"maxItems":100},"dueDate":{"type":"string","format":"date"},"expiresAt":{"type":"string","format":"date-time"},"remindersSent":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"channel":{"enum":["InApp","Email","Sms"]},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]},"person":{"x-shared":"generated/validators/shared/reference.js"},"day":{"type":"integer","minimum":1,"maximum":365},"trouble":{"enum":["NotReached","Refused","NotChosen","NoAddress","NotSetUp","QuietHours","OfferEnded"]}},"required":["at","channel"]}},"submittedAt":{"type":"string","format":"date-time"},"review":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"},"comment":{"type":"string","maxLength":2000}}},"language":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["id","resourceType","partition","display","meta","packet","patient","status","progress","assignees","items","expiresAt","language"]};
const formats10 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj46 = ["Pending","Success","Failed","Warning","Hold"];
const obj49 = ["NotReached","Refused","NotChosen","NoAddress","NotSetUp","QuietHours","OfferEnded"];
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
if(data.packet === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "packet"}});errors++;
}
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "progress"}});errors++;
}
if(data.assignees === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assignees"}});errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"}});errors++;
}
if(data.expiresAt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expiresAt"}});errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats10.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("PacketResponse" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "PacketResponse"}});errors++;
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
if(!(obj20(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj20.errors : vErrors.concat(obj20.errors);
errors = vErrors.length;
}
}
if(data.packet !== undefined){
if(!(obj1(data.packet, {instancePath:instancePath+"/packet",parentData:data,parentDataProperty:"packet",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
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
if(data.appointment !== undefined){
if(!(obj1(data.appointment, {instancePath:instancePath+"/appointment",parentData:data,parentDataProperty:"appointment",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.progress !== undefined){
if(!(obj12.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data.assignees !== undefined){
let data13 = data.assignees;
if(Array.isArray(data13)){
if(data13.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"maxItems",params:{limit: 20}});errors++;
}
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1,keyword:"required",params:{missingProperty: "person"}});errors++;
}
if(data14.audience === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1,keyword:"required",params:{missingProperty: "audience"}});errors++;
}
for(const key1 in data14){
if(!(((((((key1 === "person") || (key1 === "audience")) || (key1 === "channel")) || (key1 === "tokenHash")) || (key1 === "sentAt")) || (key1 === "openedAt")) || (key1 === "completedAt"))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.person !== undefined){
if(!(obj1(data14.person, {instancePath:instancePath+"/assignees/" + i1+"/person",parentData:data14,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data14.audience !== undefined){
if(!(obj8.includes(data14.audience))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/audience",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data14.channel !== undefined){
if(!(obj10.includes(data14.channel))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/channel",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data14.tokenHash !== undefined){
let data18 = data14.tokenHash;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/tokenHash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/tokenHash",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data14.sentAt !== undefined){
let data19 = data14.sentAt;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/sentAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/sentAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data14.openedAt !== undefined){
let data20 = data14.openedAt;
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/openedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/openedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data14.completedAt !== undefined){
let data21 = data14.completedAt;
if(typeof data21 === "string"){
if(!(formats0.validate(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/completedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1+"/completedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.items !== undefined){
let data22 = data.items;
if(Array.isArray(data22)){
if(data22.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 100}});errors++;
}
if(data22.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.itemId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"required",params:{missingProperty: "itemId"}});errors++;
}
if(data23.progress === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"required",params:{missingProperty: "progress"}});errors++;
}
for(const key2 in data23){
if(!(func0.call(schema1.properties.items.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data23.itemId !== undefined){
let data24 = data23.itemId;
if(typeof data24 === "string"){
if(func1(data24) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/itemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/itemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/itemId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data23.audience !== undefined){
if(!(obj8.includes(data23.audience))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/audience",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data23.progress !== undefined){
if(!(obj12.includes(data23.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/progress",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data23.response !== undefined){
if(!(obj1(data23.response, {instancePath:instancePath+"/items/" + i2+"/response",parentData:data23,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data23.consent !== undefined){
if(!(obj1(data23.consent, {instancePath:instancePath+"/items/" + i2+"/consent",parentData:data23,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data23.document !== undefined){
if(!(obj1(data23.document, {instancePath:instancePath+"/items/" + i2+"/document",parentData:data23,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data23.files !== undefined){
let data30 = data23.files;
if(Array.isArray(data30)){
if(data30.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/files",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data30[i3], {instancePath:instancePath+"/items/" + i2+"/files/" + i3,parentData:data30,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/files",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data23.data !== undefined){
let data32 = data23.data;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/data",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data23.completedBy !== undefined){
if(!(obj1(data23.completedBy, {instancePath:instancePath+"/items/" + i2+"/completedBy",parentData:data23,parentDataProperty:"completedBy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data23.completedAt !== undefined){
let data34 = data23.completedAt;
if(typeof data34 === "string"){
if(!(formats0.validate(data34))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/completedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/completedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data23.signatures !== undefined){
let data35 = data23.signatures;
if(Array.isArray(data35)){
if(data35.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/signatures",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len4 = data35.length;
for(let i4=0; i4<len4; i4++){
if(!(obj43(data35[i4], {instancePath:instancePath+"/items/" + i2+"/signatures/" + i4,parentData:data35,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj43.errors : vErrors.concat(obj43.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/signatures",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data23.isChanging !== undefined){
if(typeof data23.isChanging !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/isChanging",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data23.changedOn !== undefined){
let data38 = data23.changedOn;
if(Array.isArray(data38)){
if(data38.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/changedOn",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
let data39 = data38[i5];
if(typeof data39 === "string"){
if(func1(data39) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/changedOn/" + i5,keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/changedOn/" + i5,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/changedOn",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data23.correction !== undefined){
let data40 = data23.correction;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key3 in data40){
if(!((key3 === "requested") || (key3 === "comment"))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/correction",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data40.requested !== undefined){
if(typeof data40.requested !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/correction/requested",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data40.comment !== undefined){
let data42 = data40.comment;
if(typeof data42 === "string"){
if(func1(data42) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/correction/comment",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/correction/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/correction",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.dueDate !== undefined){
let data43 = data.dueDate;
if(typeof data43 === "string"){
if(!(formats8.validate(data43))){
(vErrors ??= []).push({instancePath:instancePath+"/dueDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dueDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.expiresAt !== undefined){
let data44 = data.expiresAt;
if(typeof data44 === "string"){
if(!(formats0.validate(data44))){
(vErrors ??= []).push({instancePath:instancePath+"/expiresAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expiresAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.remindersSent !== undefined){
let data45 = data.remindersSent;
if(Array.isArray(data45)){
const len6 = data45.length;
for(let i6=0; i6<len6; i6++){
let data46 = data45[i6];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data46.channel === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6,keyword:"required",params:{missingProperty: "channel"}});errors++;
}
for(const key4 in data46){
if(!((((((key4 === "at") || (key4 === "channel")) || (key4 === "result")) || (key4 === "person")) || (key4 === "day")) || (key4 === "trouble"))){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data46.at !== undefined){
let data47 = data46.at;
if(typeof data47 === "string"){
if(!(formats0.validate(data47))){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data46.channel !== undefined){
if(!(obj10.includes(data46.channel))){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6+"/channel",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data46.result !== undefined){
if(!(obj46.includes(data46.result))){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6+"/result",keyword:"enum",params:{allowedValues: obj46}});errors++;
}
}
if(data46.person !== undefined){
if(!(obj1(data46.person, {instancePath:instancePath+"/remindersSent/" + i6+"/person",parentData:data46,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data46.day !== undefined){
let data51 = data46.day;
if(!((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51)))){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6+"/day",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data51 == "number"){
if(data51 > 365 || isNaN(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6+"/day",keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data51 < 1 || isNaN(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6+"/day",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data46.trouble !== undefined){
if(!(obj49.includes(data46.trouble))){
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6+"/trouble",keyword:"enum",params:{allowedValues: obj49}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent/" + i6,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remindersSent",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.submittedAt !== undefined){
let data53 = data.submittedAt;
if(typeof data53 === "string"){
if(!(formats0.validate(data53))){
(vErrors ??= []).push({instancePath:instancePath+"/submittedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/submittedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.review !== undefined){
let data54 = data.review;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key5 in data54){
if(!(((key5 === "by") || (key5 === "at")) || (key5 === "comment"))){
(vErrors ??= []).push({instancePath:instancePath+"/review",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data54.by !== undefined){
if(!(obj1(data54.by, {instancePath:instancePath+"/review/by",parentData:data54,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data54.at !== undefined){
let data56 = data54.at;
if(typeof data56 === "string"){
if(!(formats0.validate(data56))){
(vErrors ??= []).push({instancePath:instancePath+"/review/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/review/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data54.comment !== undefined){
let data57 = data54.comment;
if(typeof data57 === "string"){
if(func1(data57) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/review/comment",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/review/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/review",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj18(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
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
