// Generated from schemas/resources/questionnaire-response.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/answers.js'
import { validate as obj14 } from './shared/coded-value.js'
import { validate as obj16 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"QuestionnaireResponse"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"questionnaire":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Final","Preliminary","Amended","EnteredInError"]},"progress":false,"authored":{"type":"string","format":"date-time"},"author":{"x-shared":"generated/validators/shared/reference.js"},"source":{"enum":["Self","Proxy","Clinician"]},"mode":{"enum":["InSession","Portal","Kiosk","Phone","Paper"]},"answers":{"x-shared":"generated/validators/shared/answers.js"},"itemScores":false,"scores":false,"alerts":false,"reviewed":false,"encounter":{"x-shared":"generated/validators/shared/reference.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"noteRow":false,"packetResponse":{"x-shared":"generated/validators/shared/reference.js"},"durationSeconds":{"type":"integer","minimum":0,"maximum":864000},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"previous":false},"required":["questionnaire","patient","status","authored","author","source","answers"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Final","Preliminary","Amended","EnteredInError"];
const obj6 = ["Self","Proxy","Clinician"];
const obj8 = ["InSession","Portal","Kiosk","Phone","Paper"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questionnaire === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questionnaire"}});errors++;
}
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.authored === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authored"}});errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"}});errors++;
}
if(data.answers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "answers"}});errors++;
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
if("QuestionnaireResponse" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "QuestionnaireResponse"}});errors++;
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
if(data.questionnaire !== undefined){
if(!(obj1(data.questionnaire, {instancePath:instancePath+"/questionnaire",parentData:data,parentDataProperty:"questionnaire",rootData}))){
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
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.progress !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"false schema",params:{}});errors++;
}
if(data.authored !== undefined){
let data11 = data.authored;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/authored",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authored",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.author !== undefined){
if(!(obj1(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(obj6.includes(data.source))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.mode !== undefined){
if(!(obj8.includes(data.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.answers !== undefined){
if(!(obj10(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.itemScores !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/itemScores",keyword:"false schema",params:{}});errors++;
}
if(data.scores !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/scores",keyword:"false schema",params:{}});errors++;
}
if(data.alerts !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts",keyword:"false schema",params:{}});errors++;
}
if(data.reviewed !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed",keyword:"false schema",params:{}});errors++;
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.noteRow !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"false schema",params:{}});errors++;
}
if(data.packetResponse !== undefined){
if(!(obj1(data.packetResponse, {instancePath:instancePath+"/packetResponse",parentData:data,parentDataProperty:"packetResponse",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.durationSeconds !== undefined){
let data24 = data.durationSeconds;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationSeconds",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data24 == "number"){
if(data24 > 864000 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/durationSeconds",keyword:"maximum",params:{comparison: "<=", limit: 864000}});errors++;
}
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/durationSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.language !== undefined){
if(!(obj14(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
if(data.previous !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/previous",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"QuestionnaireResponse"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"questionnaire":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Final","Preliminary","Amended","EnteredInError"]},"progress":{"enum":["NotStarted","InProgress","Complete"]},"authored":{"type":"string","format":"date-time"},"author":{"x-shared":"generated/validators/shared/reference.js"},"source":{"enum":["Self","Proxy","Clinician"]},"mode":{"enum":["InSession","Portal","Kiosk","Phone","Paper"]},"answers":{"x-shared":"generated/validators/shared/answers.js"},"itemScores":{"type":"object","additionalProperties":true},"scores":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"scoringId":{"type":"string","minLength":1,"maxLength":64},"shortName":{"type":"string","maxLength":20},"value":{"type":"number"},"band":{"type":"string","maxLength":80},"missing":{"type":"integer","minimum":0},"prorated":{"type":"boolean"}},"required":["scoringId"]}},"alerts":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"alertId":{"type":"string","minLength":1,"maxLength":64},"raisedAt":{"type":"string","format":"date-time"},"acknowledgedBy":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"},"action":{"type":"string","maxLength":500}},"required":["alertId","raisedAt"]}},"reviewed":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"}},"required":["by","at"]},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"noteRow":{"type":"string","maxLength":300},"packetResponse":{"x-shared":"generated/validators/shared/reference.js"},"durationSeconds":{"type":"integer","minimum":0,"maximum":864000},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"previous":{"x-shared":"generated/validators/shared/reference.js"}},"required":["id","resourceType","partition","display","meta","questionnaire","patient","status","progress","authored","author","source","mode","answers","language"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj21 = ["NotStarted","InProgress","Complete"];
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
if(data.questionnaire === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questionnaire"}});errors++;
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
if(data.authored === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authored"}});errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"}});errors++;
}
if(data.mode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mode"}});errors++;
}
if(data.answers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "answers"}});errors++;
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
if(!(formats2.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("QuestionnaireResponse" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "QuestionnaireResponse"}});errors++;
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
if(!(obj16(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj16.errors : vErrors.concat(obj16.errors);
errors = vErrors.length;
}
}
if(data.questionnaire !== undefined){
if(!(obj1(data.questionnaire, {instancePath:instancePath+"/questionnaire",parentData:data,parentDataProperty:"questionnaire",rootData}))){
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
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.progress !== undefined){
if(!(obj21.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj21}});errors++;
}
}
if(data.authored !== undefined){
let data11 = data.authored;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/authored",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authored",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.author !== undefined){
if(!(obj1(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(obj6.includes(data.source))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.mode !== undefined){
if(!(obj8.includes(data.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.answers !== undefined){
if(!(obj10(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.itemScores !== undefined){
let data16 = data.itemScores;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/itemScores",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.scores !== undefined){
let data17 = data.scores;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.scoringId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1,keyword:"required",params:{missingProperty: "scoringId"}});errors++;
}
for(const key1 in data18){
if(!((((((key1 === "scoringId") || (key1 === "shortName")) || (key1 === "value")) || (key1 === "band")) || (key1 === "missing")) || (key1 === "prorated"))){
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data18.scoringId !== undefined){
let data19 = data18.scoringId;
if(typeof data19 === "string"){
if(func1(data19) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/scoringId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/scoringId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/scoringId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.shortName !== undefined){
let data20 = data18.shortName;
if(typeof data20 === "string"){
if(func1(data20) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/shortName",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/shortName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.value !== undefined){
if(!(typeof data18.value == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/value",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data18.band !== undefined){
let data22 = data18.band;
if(typeof data22 === "string"){
if(func1(data22) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/band",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/band",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.missing !== undefined){
let data23 = data18.missing;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/missing",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/missing",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data18.prorated !== undefined){
if(typeof data18.prorated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1+"/prorated",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scores/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scores",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.alerts !== undefined){
let data25 = data.alerts;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
let data26 = data25[i2];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.alertId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2,keyword:"required",params:{missingProperty: "alertId"}});errors++;
}
if(data26.raisedAt === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2,keyword:"required",params:{missingProperty: "raisedAt"}});errors++;
}
for(const key2 in data26){
if(!(((((key2 === "alertId") || (key2 === "raisedAt")) || (key2 === "acknowledgedBy")) || (key2 === "at")) || (key2 === "action"))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data26.alertId !== undefined){
let data27 = data26.alertId;
if(typeof data27 === "string"){
if(func1(data27) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2+"/alertId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data27) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2+"/alertId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2+"/alertId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data26.raisedAt !== undefined){
let data28 = data26.raisedAt;
if(typeof data28 === "string"){
if(!(formats0.validate(data28))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2+"/raisedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2+"/raisedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data26.acknowledgedBy !== undefined){
if(!(obj1(data26.acknowledgedBy, {instancePath:instancePath+"/alerts/" + i2+"/acknowledgedBy",parentData:data26,parentDataProperty:"acknowledgedBy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data26.at !== undefined){
let data30 = data26.at;
if(typeof data30 === "string"){
if(!(formats0.validate(data30))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data26.action !== undefined){
let data31 = data26.action;
if(typeof data31 === "string"){
if(func1(data31) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2+"/action",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2+"/action",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reviewed !== undefined){
let data32 = data.reviewed;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed",keyword:"required",params:{missingProperty: "by"}});errors++;
}
if(data32.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed",keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key3 in data32){
if(!((key3 === "by") || (key3 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data32.by !== undefined){
if(!(obj1(data32.by, {instancePath:instancePath+"/reviewed/by",parentData:data32,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data32.at !== undefined){
let data34 = data32.at;
if(typeof data34 === "string"){
if(!(formats0.validate(data34))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewed",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.noteRow !== undefined){
let data37 = data.noteRow;
if(typeof data37 === "string"){
if(func1(data37) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.packetResponse !== undefined){
if(!(obj1(data.packetResponse, {instancePath:instancePath+"/packetResponse",parentData:data,parentDataProperty:"packetResponse",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.durationSeconds !== undefined){
let data39 = data.durationSeconds;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationSeconds",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data39 == "number"){
if(data39 > 864000 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/durationSeconds",keyword:"maximum",params:{comparison: "<=", limit: 864000}});errors++;
}
if(data39 < 0 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/durationSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.language !== undefined){
if(!(obj14(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
if(data.previous !== undefined){
if(!(obj1(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData}))){
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
