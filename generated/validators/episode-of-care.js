// Generated from schemas/resources/episode-of-care.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/care-team-member.js'
import { validate as obj20 } from './shared/meta.js'
import { validate as obj40 } from './shared/status-change.js'
import { validate as obj5 } from './shared/date-period.js'
import { validate as obj6 } from './shared/coded-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"EpisodeOfCare"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"patient":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Active","Completed","Cancelled"]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"admissionType":{"x-shared":"generated/validators/shared/coded-value.js"},"referral":{"type":"object","additionalProperties":false,"properties":{"source":{"x-shared":"generated/validators/shared/coded-value.js"},"organization":{"x-shared":"generated/validators/shared/reference.js"},"person":{"type":"string","maxLength":120},"date":{"type":"string","format":"date"},"reason":{"type":"string","maxLength":500}},"required":["source"]},"careManager":{"x-shared":"generated/validators/shared/reference.js"},"careTeam":{"type":"array","items":{"x-shared":"generated/validators/shared/care-team-member.js"}},"location":{"x-shared":"generated/validators/shared/reference.js"},"diagnoses":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"condition":{"x-shared":"generated/validators/shared/reference.js"},"rank":{"type":"integer","minimum":1},"use":{"enum":["Admission","Treatment","Discharge"]}},"required":["condition","rank","use"]}},"carePlan":false,"coverages":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"coverage":{"x-shared":"generated/validators/shared/reference.js"},"order":{"type":"integer","minimum":1}},"required":["coverage","order"]}},"levelOfCare":{"type":"string","maxLength":20},"legalStatus":{"x-shared":"generated/validators/shared/coded-value.js"},"discharge":{"type":"object","additionalProperties":false,"properties":{"date":{"type":"string","format":"date"},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"disposition":{"type":"string","maxLength":200},"summaryNote":{"x-shared":"generated/validators/shared/reference.js"},"followUp":{"type":"string","maxLength":2000}},"required":["date","reason"]},"targetEnd":{"type":"string","format":"date"},"statusHistory":false},"required":["patient","program","status","period"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Active","Completed","Cancelled"];
const obj13 = ["Admission","Treatment","Discharge"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "program"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});errors++;
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
if("EpisodeOfCare" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "EpisodeOfCare"}});errors++;
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
if(data.program !== undefined){
if(!(obj1(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.period !== undefined){
if(!(obj5(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.admissionType !== undefined){
if(!(obj6(data.admissionType, {instancePath:instancePath+"/admissionType",parentData:data,parentDataProperty:"admissionType",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.referral !== undefined){
let data12 = data.referral;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.source === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/referral",keyword:"required",params:{missingProperty: "source"}});errors++;
}
for(const key1 in data12){
if(!(((((key1 === "source") || (key1 === "organization")) || (key1 === "person")) || (key1 === "date")) || (key1 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/referral",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data12.source !== undefined){
if(!(obj6(data12.source, {instancePath:instancePath+"/referral/source",parentData:data12,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data12.organization !== undefined){
if(!(obj1(data12.organization, {instancePath:instancePath+"/referral/organization",parentData:data12,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data12.person !== undefined){
let data15 = data12.person;
if(typeof data15 === "string"){
if(func1(data15) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/referral/person",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral/person",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data12.date !== undefined){
let data16 = data12.date;
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/referral/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data12.reason !== undefined){
let data17 = data12.reason;
if(typeof data17 === "string"){
if(func1(data17) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/referral/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.careManager !== undefined){
if(!(obj1(data.careManager, {instancePath:instancePath+"/careManager",parentData:data,parentDataProperty:"careManager",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.careTeam !== undefined){
let data19 = data.careTeam;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(!(obj10(data19[i1], {instancePath:instancePath+"/careTeam/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/careTeam",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.location !== undefined){
if(!(obj1(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.diagnoses !== undefined){
let data22 = data.diagnoses;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.condition === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2,keyword:"required",params:{missingProperty: "condition"}});errors++;
}
if(data23.rank === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2,keyword:"required",params:{missingProperty: "rank"}});errors++;
}
if(data23.use === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2,keyword:"required",params:{missingProperty: "use"}});errors++;
}
for(const key2 in data23){
if(!(((key2 === "condition") || (key2 === "rank")) || (key2 === "use"))){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data23.condition !== undefined){
if(!(obj1(data23.condition, {instancePath:instancePath+"/diagnoses/" + i2+"/condition",parentData:data23,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data23.rank !== undefined){
let data25 = data23.rank;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2+"/rank",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2+"/rank",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data23.use !== undefined){
if(!(obj13.includes(data23.use))){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2+"/use",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.carePlan !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/carePlan",keyword:"false schema",params:{}});errors++;
}
if(data.coverages !== undefined){
let data28 = data.coverages;
if(Array.isArray(data28)){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
let data29 = data28[i3];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.coverage === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3,keyword:"required",params:{missingProperty: "coverage"}});errors++;
}
if(data29.order === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3,keyword:"required",params:{missingProperty: "order"}});errors++;
}
for(const key3 in data29){
if(!((key3 === "coverage") || (key3 === "order"))){
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data29.coverage !== undefined){
if(!(obj1(data29.coverage, {instancePath:instancePath+"/coverages/" + i3+"/coverage",parentData:data29,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data29.order !== undefined){
let data31 = data29.order;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data31 == "number"){
if(data31 < 1 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverages",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.levelOfCare !== undefined){
let data32 = data.levelOfCare;
if(typeof data32 === "string"){
if(func1(data32) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/levelOfCare",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/levelOfCare",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.legalStatus !== undefined){
if(!(obj6(data.legalStatus, {instancePath:instancePath+"/legalStatus",parentData:data,parentDataProperty:"legalStatus",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.discharge !== undefined){
let data34 = data.discharge;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.date === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/discharge",keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data34.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/discharge",keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key4 in data34){
if(!(((((key4 === "date") || (key4 === "reason")) || (key4 === "disposition")) || (key4 === "summaryNote")) || (key4 === "followUp"))){
(vErrors ??= []).push({instancePath:instancePath+"/discharge",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data34.date !== undefined){
let data35 = data34.date;
if(typeof data35 === "string"){
if(!(formats0.validate(data35))){
(vErrors ??= []).push({instancePath:instancePath+"/discharge/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/discharge/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data34.reason !== undefined){
if(!(obj6(data34.reason, {instancePath:instancePath+"/discharge/reason",parentData:data34,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data34.disposition !== undefined){
let data37 = data34.disposition;
if(typeof data37 === "string"){
if(func1(data37) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/discharge/disposition",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/discharge/disposition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data34.summaryNote !== undefined){
if(!(obj1(data34.summaryNote, {instancePath:instancePath+"/discharge/summaryNote",parentData:data34,parentDataProperty:"summaryNote",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data34.followUp !== undefined){
let data39 = data34.followUp;
if(typeof data39 === "string"){
if(func1(data39) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/discharge/followUp",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/discharge/followUp",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/discharge",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.targetEnd !== undefined){
let data40 = data.targetEnd;
if(typeof data40 === "string"){
if(!(formats0.validate(data40))){
(vErrors ??= []).push({instancePath:instancePath+"/targetEnd",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targetEnd",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.statusHistory !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/statusHistory",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"EpisodeOfCare"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Active","Completed","Cancelled"]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"admissionType":{"x-shared":"generated/validators/shared/coded-value.js"},"referral":{"type":"object","additionalProperties":false,"properties":{"source":{"x-shared":"generated/validators/shared/coded-value.js"},"organization":{"x-shared":"generated/validators/shared/reference.js"},"person":{"type":"string","maxLength":120},"date":{"type":"string","format":"date"},"reason":{"type":"string","maxLength":500}},"required":["source"]},"careManager":{"x-shared":"generated/validators/shared/reference.js"},"careTeam":{"type":"array","items":{"x-shared":"generated/validators/shared/care-team-member.js"}},"location":{"x-shared":"generated/validators/shared/reference.js"},"diagnoses":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"condition":{"x-shared":"generated/validators/shared/reference.js"},"rank":{"type":"integer","minimum":1},"use":{"enum":["Admission","Treatment","Discharge"]}},"required":["condition","rank","use"]}},"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"coverages":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"coverage":{"x-shared":"generated/validators/shared/reference.js"},"order":{"type":"integer","minimum":1}},"required":["coverage","order"]}},"levelOfCare":{"type":"string","maxLength":20},"legalStatus":{"x-shared":"generated/validators/shared/coded-value.js"},"discharge":{"type":"object","additionalProperties":false,"properties":{"date":{"type":"string","format":"date"},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"disposition":{"type":"string","maxLength":200},"summaryNote":{"x-shared":"generated/validators/shared/reference.js"},"followUp":{"type":"string","maxLength":2000}},"required":["date","reason"]},"targetEnd":{"type":"string","format":"date"},"statusHistory":{"type":"array","items":{"x-shared":"generated/validators/shared/status-change.js"}}},"required":["id","resourceType","partition","display","meta","patient","program","status","period"]};
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
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "program"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});errors++;
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
if("EpisodeOfCare" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "EpisodeOfCare"}});errors++;
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
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.program !== undefined){
if(!(obj1(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.period !== undefined){
if(!(obj5(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.admissionType !== undefined){
if(!(obj6(data.admissionType, {instancePath:instancePath+"/admissionType",parentData:data,parentDataProperty:"admissionType",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.referral !== undefined){
let data12 = data.referral;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.source === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/referral",keyword:"required",params:{missingProperty: "source"}});errors++;
}
for(const key1 in data12){
if(!(((((key1 === "source") || (key1 === "organization")) || (key1 === "person")) || (key1 === "date")) || (key1 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/referral",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data12.source !== undefined){
if(!(obj6(data12.source, {instancePath:instancePath+"/referral/source",parentData:data12,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data12.organization !== undefined){
if(!(obj1(data12.organization, {instancePath:instancePath+"/referral/organization",parentData:data12,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data12.person !== undefined){
let data15 = data12.person;
if(typeof data15 === "string"){
if(func1(data15) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/referral/person",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral/person",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data12.date !== undefined){
let data16 = data12.date;
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/referral/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data12.reason !== undefined){
let data17 = data12.reason;
if(typeof data17 === "string"){
if(func1(data17) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/referral/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referral",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.careManager !== undefined){
if(!(obj1(data.careManager, {instancePath:instancePath+"/careManager",parentData:data,parentDataProperty:"careManager",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.careTeam !== undefined){
let data19 = data.careTeam;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(!(obj10(data19[i1], {instancePath:instancePath+"/careTeam/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/careTeam",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.location !== undefined){
if(!(obj1(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.diagnoses !== undefined){
let data22 = data.diagnoses;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.condition === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2,keyword:"required",params:{missingProperty: "condition"}});errors++;
}
if(data23.rank === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2,keyword:"required",params:{missingProperty: "rank"}});errors++;
}
if(data23.use === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2,keyword:"required",params:{missingProperty: "use"}});errors++;
}
for(const key2 in data23){
if(!(((key2 === "condition") || (key2 === "rank")) || (key2 === "use"))){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data23.condition !== undefined){
if(!(obj1(data23.condition, {instancePath:instancePath+"/diagnoses/" + i2+"/condition",parentData:data23,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data23.rank !== undefined){
let data25 = data23.rank;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2+"/rank",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2+"/rank",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data23.use !== undefined){
if(!(obj13.includes(data23.use))){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2+"/use",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.carePlan !== undefined){
if(!(obj1(data.carePlan, {instancePath:instancePath+"/carePlan",parentData:data,parentDataProperty:"carePlan",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.coverages !== undefined){
let data28 = data.coverages;
if(Array.isArray(data28)){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
let data29 = data28[i3];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.coverage === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3,keyword:"required",params:{missingProperty: "coverage"}});errors++;
}
if(data29.order === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3,keyword:"required",params:{missingProperty: "order"}});errors++;
}
for(const key3 in data29){
if(!((key3 === "coverage") || (key3 === "order"))){
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data29.coverage !== undefined){
if(!(obj1(data29.coverage, {instancePath:instancePath+"/coverages/" + i3+"/coverage",parentData:data29,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data29.order !== undefined){
let data31 = data29.order;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data31 == "number"){
if(data31 < 1 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverages/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverages",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.levelOfCare !== undefined){
let data32 = data.levelOfCare;
if(typeof data32 === "string"){
if(func1(data32) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/levelOfCare",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/levelOfCare",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.legalStatus !== undefined){
if(!(obj6(data.legalStatus, {instancePath:instancePath+"/legalStatus",parentData:data,parentDataProperty:"legalStatus",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.discharge !== undefined){
let data34 = data.discharge;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.date === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/discharge",keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data34.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/discharge",keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key4 in data34){
if(!(((((key4 === "date") || (key4 === "reason")) || (key4 === "disposition")) || (key4 === "summaryNote")) || (key4 === "followUp"))){
(vErrors ??= []).push({instancePath:instancePath+"/discharge",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data34.date !== undefined){
let data35 = data34.date;
if(typeof data35 === "string"){
if(!(formats0.validate(data35))){
(vErrors ??= []).push({instancePath:instancePath+"/discharge/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/discharge/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data34.reason !== undefined){
if(!(obj6(data34.reason, {instancePath:instancePath+"/discharge/reason",parentData:data34,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data34.disposition !== undefined){
let data37 = data34.disposition;
if(typeof data37 === "string"){
if(func1(data37) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/discharge/disposition",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/discharge/disposition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data34.summaryNote !== undefined){
if(!(obj1(data34.summaryNote, {instancePath:instancePath+"/discharge/summaryNote",parentData:data34,parentDataProperty:"summaryNote",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data34.followUp !== undefined){
let data39 = data34.followUp;
if(typeof data39 === "string"){
if(func1(data39) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/discharge/followUp",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/discharge/followUp",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/discharge",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.targetEnd !== undefined){
let data40 = data.targetEnd;
if(typeof data40 === "string"){
if(!(formats0.validate(data40))){
(vErrors ??= []).push({instancePath:instancePath+"/targetEnd",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targetEnd",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.statusHistory !== undefined){
let data41 = data.statusHistory;
if(Array.isArray(data41)){
const len4 = data41.length;
for(let i4=0; i4<len4; i4++){
if(!(obj40(data41[i4], {instancePath:instancePath+"/statusHistory/" + i4,parentData:data41,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj40.errors : vErrors.concat(obj40.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statusHistory",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
