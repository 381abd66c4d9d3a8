// Generated from schemas/resources/program.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj10 } from './shared/age-range.js'
import { validate as obj15 } from './shared/color.js'
import { validate as obj17 } from './shared/meta.js'
import { validate as obj5 } from './shared/reference.js'
import { validate as obj9 } from './shared/coded-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Program"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":80},"code":{"type":"string","maxLength":20},"kind":{"enum":["Outpatient","IntensiveOutpatient","PartialHospital","Residential","Crisis","CaseManagement","AssertiveCommunity","SubstanceUse","OpioidTreatment","School","PeerSupport","Vocational","Intake","Other"]},"status":{"enum":["Draft","Active","Retired"]},"organization":{"x-shared":"generated/validators/shared/reference.js"},"locations":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"noteDefinitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"diagnosisCategories":{"type":"array","items":{"type":"string","maxLength":10}},"defaultPlaceOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"capacity":{"type":"integer","minimum":0,"maximum":100000},"ageRange":{"x-shared":"generated/validators/shared/age-range.js"},"part2":{"type":"boolean"},"planReviewDays":{"type":"integer","minimum":1,"maximum":730},"requiredConsents":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"admissionPacket":{"x-shared":"generated/validators/shared/reference.js"},"manager":{"x-shared":"generated/validators/shared/reference.js"},"noteRules":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"color":{"x-shared":"generated/validators/shared/color.js"}},"required":["name","code","kind","status"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Outpatient","IntensiveOutpatient","PartialHospital","Residential","Crisis","CaseManagement","AssertiveCommunity","SubstanceUse","OpioidTreatment","School","PeerSupport","Vocational","Intake","Other"];
const obj3 = ["Draft","Active","Retired"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
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
if("Program" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Program"}});errors++;
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
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.code !== undefined){
let data8 = data.code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.organization !== undefined){
if(!(obj5(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.locations !== undefined){
let data12 = data.locations;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj5(data12[i1], {instancePath:instancePath+"/locations/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.services !== undefined){
let data14 = data.services;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data14[i2], {instancePath:instancePath+"/services/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.noteDefinitions !== undefined){
let data16 = data.noteDefinitions;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(!(obj5(data16[i3], {instancePath:instancePath+"/noteDefinitions/" + i3,parentData:data16,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteDefinitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.diagnosisCategories !== undefined){
let data18 = data.diagnosisCategories;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
if(typeof data19 === "string"){
if(func1(data19) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/diagnosisCategories/" + i4,keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnosisCategories/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnosisCategories",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.defaultPlaceOfService !== undefined){
if(!(obj9(data.defaultPlaceOfService, {instancePath:instancePath+"/defaultPlaceOfService",parentData:data,parentDataProperty:"defaultPlaceOfService",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.capacity !== undefined){
let data21 = data.capacity;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data21 == "number"){
if(data21 > 100000 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"maximum",params:{comparison: "<=", limit: 100000}});errors++;
}
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.ageRange !== undefined){
if(!(obj10(data.ageRange, {instancePath:instancePath+"/ageRange",parentData:data,parentDataProperty:"ageRange",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.part2 !== undefined){
if(typeof data.part2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/part2",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.planReviewDays !== undefined){
let data24 = data.planReviewDays;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/planReviewDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data24 == "number"){
if(data24 > 730 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/planReviewDays",keyword:"maximum",params:{comparison: "<=", limit: 730}});errors++;
}
if(data24 < 1 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/planReviewDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.requiredConsents !== undefined){
let data25 = data.requiredConsents;
if(Array.isArray(data25)){
const len5 = data25.length;
for(let i5=0; i5<len5; i5++){
if(!(obj9(data25[i5], {instancePath:instancePath+"/requiredConsents/" + i5,parentData:data25,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requiredConsents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.admissionPacket !== undefined){
if(!(obj5(data.admissionPacket, {instancePath:instancePath+"/admissionPacket",parentData:data,parentDataProperty:"admissionPacket",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.manager !== undefined){
if(!(obj5(data.manager, {instancePath:instancePath+"/manager",parentData:data,parentDataProperty:"manager",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.noteRules !== undefined){
let data29 = data.noteRules;
if(Array.isArray(data29)){
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
if(!(obj5(data29[i6], {instancePath:instancePath+"/noteRules/" + i6,parentData:data29,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteRules",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.color !== undefined){
if(!(obj15(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Program"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":80},"code":{"type":"string","maxLength":20},"kind":{"enum":["Outpatient","IntensiveOutpatient","PartialHospital","Residential","Crisis","CaseManagement","AssertiveCommunity","SubstanceUse","OpioidTreatment","School","PeerSupport","Vocational","Intake","Other"]},"status":{"enum":["Draft","Active","Retired"]},"organization":{"x-shared":"generated/validators/shared/reference.js"},"locations":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"noteDefinitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"diagnosisCategories":{"type":"array","items":{"type":"string","maxLength":10}},"defaultPlaceOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"capacity":{"type":"integer","minimum":0,"maximum":100000},"ageRange":{"x-shared":"generated/validators/shared/age-range.js"},"part2":{"type":"boolean"},"planReviewDays":{"type":"integer","minimum":1,"maximum":730},"requiredConsents":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"admissionPacket":{"x-shared":"generated/validators/shared/reference.js"},"manager":{"x-shared":"generated/validators/shared/reference.js"},"noteRules":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"color":{"x-shared":"generated/validators/shared/color.js"}},"required":["id","resourceType","partition","display","meta","name","code","kind","status","part2","planReviewDays"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.part2 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "part2"}});errors++;
}
if(data.planReviewDays === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "planReviewDays"}});errors++;
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
if("Program" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Program"}});errors++;
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
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.code !== undefined){
let data8 = data.code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.organization !== undefined){
if(!(obj5(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.locations !== undefined){
let data12 = data.locations;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj5(data12[i1], {instancePath:instancePath+"/locations/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.services !== undefined){
let data14 = data.services;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data14[i2], {instancePath:instancePath+"/services/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.noteDefinitions !== undefined){
let data16 = data.noteDefinitions;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(!(obj5(data16[i3], {instancePath:instancePath+"/noteDefinitions/" + i3,parentData:data16,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteDefinitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.diagnosisCategories !== undefined){
let data18 = data.diagnosisCategories;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
if(typeof data19 === "string"){
if(func1(data19) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/diagnosisCategories/" + i4,keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnosisCategories/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnosisCategories",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.defaultPlaceOfService !== undefined){
if(!(obj9(data.defaultPlaceOfService, {instancePath:instancePath+"/defaultPlaceOfService",parentData:data,parentDataProperty:"defaultPlaceOfService",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.capacity !== undefined){
let data21 = data.capacity;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data21 == "number"){
if(data21 > 100000 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"maximum",params:{comparison: "<=", limit: 100000}});errors++;
}
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.ageRange !== undefined){
if(!(obj10(data.ageRange, {instancePath:instancePath+"/ageRange",parentData:data,parentDataProperty:"ageRange",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.part2 !== undefined){
if(typeof data.part2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/part2",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.planReviewDays !== undefined){
let data24 = data.planReviewDays;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/planReviewDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data24 == "number"){
if(data24 > 730 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/planReviewDays",keyword:"maximum",params:{comparison: "<=", limit: 730}});errors++;
}
if(data24 < 1 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/planReviewDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.requiredConsents !== undefined){
let data25 = data.requiredConsents;
if(Array.isArray(data25)){
const len5 = data25.length;
for(let i5=0; i5<len5; i5++){
if(!(obj9(data25[i5], {instancePath:instancePath+"/requiredConsents/" + i5,parentData:data25,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requiredConsents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.admissionPacket !== undefined){
if(!(obj5(data.admissionPacket, {instancePath:instancePath+"/admissionPacket",parentData:data,parentDataProperty:"admissionPacket",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.manager !== undefined){
if(!(obj5(data.manager, {instancePath:instancePath+"/manager",parentData:data,parentDataProperty:"manager",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.noteRules !== undefined){
let data29 = data.noteRules;
if(Array.isArray(data29)){
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
if(!(obj5(data29[i6], {instancePath:instancePath+"/noteRules/" + i6,parentData:data29,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteRules",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.color !== undefined){
if(!(obj15(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
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
