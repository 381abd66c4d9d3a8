// Generated from schemas/resources/coverage.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/address.js'
import { validate as obj11 } from './shared/date-period.js'
import { validate as obj18 } from './shared/money.js'
import { validate as obj19 } from './shared/authorization.js'
import { validate as obj21 } from './shared/meta.js'
import { validate as obj3 } from './shared/coded-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Coverage"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"beneficiary":{"x-shared":"generated/validators/shared/reference.js"},"payer":{"x-shared":"generated/validators/shared/reference.js"},"type":{"x-shared":"generated/validators/shared/coded-value.js"},"status":{"enum":["Active","Pending","Terminated","EnteredInError"]},"memberId":{"type":"string","maxLength":40},"groupNumber":{"type":"string","maxLength":40},"planName":{"type":"string","maxLength":120},"order":{"type":"integer","minimum":1,"maximum":20},"relationship":{"x-shared":"generated/validators/shared/coded-value.js"},"subscriber":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"name":{"type":"string","maxLength":120},"birthDate":{"type":"string","format":"date"},"gender":{"enum":["male","female","nonbinary","other","unknown","undisclosed"]},"address":{"x-shared":"generated/validators/shared/address.js"},"id":{"type":"string","maxLength":40}},"required":[]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"eligibility":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"checkedAt":{"type":"string","format":"date-time"},"result":{"enum":["Eligible","NotEligible","Unknown"]},"source":{"type":"string","maxLength":120},"response":{"x-shared":"generated/validators/shared/reference.js"}},"required":["checkedAt","result"]},"maxItems":200},"cards":{"type":"object","additionalProperties":false,"properties":{"front":{"x-shared":"generated/validators/shared/reference.js"},"back":{"x-shared":"generated/validators/shared/reference.js"}},"required":[]},"copay":{"x-shared":"generated/validators/shared/money.js"},"authorizations":{"type":"array","items":{"x-shared":"generated/validators/shared/authorization.js"},"maxItems":100}},"required":["beneficiary","payer","type","status","memberId","relationship","period"]};
const func0 = Object.prototype.hasOwnProperty;
const obj4 = ["Active","Pending","Terminated","EnteredInError"];
const obj8 = ["male","female","nonbinary","other","unknown","undisclosed"];
const obj13 = ["Eligible","NotEligible","Unknown"];
const formats0 = formats.date;
const formats2 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.beneficiary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "beneficiary"}});errors++;
}
if(data.payer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payer"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.memberId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "memberId"}});errors++;
}
if(data.relationship === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "relationship"}});errors++;
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
if("Coverage" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Coverage"}});errors++;
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
if(data.beneficiary !== undefined){
if(!(obj1(data.beneficiary, {instancePath:instancePath+"/beneficiary",parentData:data,parentDataProperty:"beneficiary",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.payer !== undefined){
if(!(obj1(data.payer, {instancePath:instancePath+"/payer",parentData:data,parentDataProperty:"payer",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(obj3(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj4.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.memberId !== undefined){
let data11 = data.memberId;
if(typeof data11 === "string"){
if(func1(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/memberId",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/memberId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.groupNumber !== undefined){
let data12 = data.groupNumber;
if(typeof data12 === "string"){
if(func1(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/groupNumber",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupNumber",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.planName !== undefined){
let data13 = data.planName;
if(typeof data13 === "string"){
if(func1(data13) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/planName",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/planName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.order !== undefined){
let data14 = data.order;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data14 == "number"){
if(data14 > 20 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"maximum",params:{comparison: "<=", limit: 20}});errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.relationship !== undefined){
if(!(obj3(data.relationship, {instancePath:instancePath+"/relationship",parentData:data,parentDataProperty:"relationship",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.subscriber !== undefined){
let data16 = data.subscriber;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 in data16){
if(!((((((key1 === "person") || (key1 === "name")) || (key1 === "birthDate")) || (key1 === "gender")) || (key1 === "address")) || (key1 === "id"))){
(vErrors ??= []).push({instancePath:instancePath+"/subscriber",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data16.person !== undefined){
if(!(obj1(data16.person, {instancePath:instancePath+"/subscriber/person",parentData:data16,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data16.name !== undefined){
let data18 = data16.name;
if(typeof data18 === "string"){
if(func1(data18) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data16.birthDate !== undefined){
let data19 = data16.birthDate;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/birthDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/birthDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data16.gender !== undefined){
if(!(obj8.includes(data16.gender))){
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/gender",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data16.address !== undefined){
if(!(obj10(data16.address, {instancePath:instancePath+"/subscriber/address",parentData:data16,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data16.id !== undefined){
let data22 = data16.id;
if(typeof data22 === "string"){
if(func1(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/id",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/id",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subscriber",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.period !== undefined){
if(!(obj11(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.programs !== undefined){
let data24 = data.programs;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data24[i1], {instancePath:instancePath+"/programs/" + i1,parentData:data24,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.eligibility !== undefined){
let data26 = data.eligibility;
if(Array.isArray(data26)){
if(data26.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.checkedAt === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2,keyword:"required",params:{missingProperty: "checkedAt"}});errors++;
}
if(data27.result === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2,keyword:"required",params:{missingProperty: "result"}});errors++;
}
for(const key2 in data27){
if(!((((key2 === "checkedAt") || (key2 === "result")) || (key2 === "source")) || (key2 === "response"))){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data27.checkedAt !== undefined){
let data28 = data27.checkedAt;
if(typeof data28 === "string"){
if(!(formats2.validate(data28))){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2+"/checkedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2+"/checkedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data27.result !== undefined){
if(!(obj13.includes(data27.result))){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2+"/result",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data27.source !== undefined){
let data30 = data27.source;
if(typeof data30 === "string"){
if(func1(data30) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2+"/source",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2+"/source",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data27.response !== undefined){
if(!(obj1(data27.response, {instancePath:instancePath+"/eligibility/" + i2+"/response",parentData:data27,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eligibility",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.cards !== undefined){
let data32 = data.cards;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key3 in data32){
if(!((key3 === "front") || (key3 === "back"))){
(vErrors ??= []).push({instancePath:instancePath+"/cards",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data32.front !== undefined){
if(!(obj1(data32.front, {instancePath:instancePath+"/cards/front",parentData:data32,parentDataProperty:"front",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data32.back !== undefined){
if(!(obj1(data32.back, {instancePath:instancePath+"/cards/back",parentData:data32,parentDataProperty:"back",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cards",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.copay !== undefined){
if(!(obj18(data.copay, {instancePath:instancePath+"/copay",parentData:data,parentDataProperty:"copay",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
if(data.authorizations !== undefined){
let data36 = data.authorizations;
if(Array.isArray(data36)){
if(data36.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/authorizations",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len3 = data36.length;
for(let i3=0; i3<len3; i3++){
if(!(obj19(data36[i3], {instancePath:instancePath+"/authorizations/" + i3,parentData:data36,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj19.errors : vErrors.concat(obj19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorizations",keyword:"type",params:{type: "array"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Coverage"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"beneficiary":{"x-shared":"generated/validators/shared/reference.js"},"payer":{"x-shared":"generated/validators/shared/reference.js"},"type":{"x-shared":"generated/validators/shared/coded-value.js"},"status":{"enum":["Active","Pending","Terminated","EnteredInError"]},"memberId":{"type":"string","maxLength":40},"groupNumber":{"type":"string","maxLength":40},"planName":{"type":"string","maxLength":120},"order":{"type":"integer","minimum":1,"maximum":20},"relationship":{"x-shared":"generated/validators/shared/coded-value.js"},"subscriber":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"name":{"type":"string","maxLength":120},"birthDate":{"type":"string","format":"date"},"gender":{"enum":["male","female","nonbinary","other","unknown","undisclosed"]},"address":{"x-shared":"generated/validators/shared/address.js"},"id":{"type":"string","maxLength":40}}},"period":{"x-shared":"generated/validators/shared/date-period.js"},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"eligibility":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"checkedAt":{"type":"string","format":"date-time"},"result":{"enum":["Eligible","NotEligible","Unknown"]},"source":{"type":"string","maxLength":120},"response":{"x-shared":"generated/validators/shared/reference.js"}},"required":["checkedAt","result"]},"maxItems":200},"cards":{"type":"object","additionalProperties":false,"properties":{"front":{"x-shared":"generated/validators/shared/reference.js"},"back":{"x-shared":"generated/validators/shared/reference.js"}}},"copay":{"x-shared":"generated/validators/shared/money.js"},"authorizations":{"type":"array","items":{"x-shared":"generated/validators/shared/authorization.js"},"maxItems":100}},"required":["id","resourceType","partition","display","meta","beneficiary","payer","type","status","memberId","order","relationship","period"]};
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
if(data.beneficiary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "beneficiary"}});errors++;
}
if(data.payer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payer"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.memberId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "memberId"}});errors++;
}
if(data.order === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "order"}});errors++;
}
if(data.relationship === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "relationship"}});errors++;
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
if(!(formats4.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Coverage" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Coverage"}});errors++;
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
if(!(obj21(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.beneficiary !== undefined){
if(!(obj1(data.beneficiary, {instancePath:instancePath+"/beneficiary",parentData:data,parentDataProperty:"beneficiary",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.payer !== undefined){
if(!(obj1(data.payer, {instancePath:instancePath+"/payer",parentData:data,parentDataProperty:"payer",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(obj3(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj4.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.memberId !== undefined){
let data11 = data.memberId;
if(typeof data11 === "string"){
if(func1(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/memberId",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/memberId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.groupNumber !== undefined){
let data12 = data.groupNumber;
if(typeof data12 === "string"){
if(func1(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/groupNumber",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupNumber",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.planName !== undefined){
let data13 = data.planName;
if(typeof data13 === "string"){
if(func1(data13) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/planName",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/planName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.order !== undefined){
let data14 = data.order;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data14 == "number"){
if(data14 > 20 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"maximum",params:{comparison: "<=", limit: 20}});errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.relationship !== undefined){
if(!(obj3(data.relationship, {instancePath:instancePath+"/relationship",parentData:data,parentDataProperty:"relationship",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.subscriber !== undefined){
let data16 = data.subscriber;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 in data16){
if(!((((((key1 === "person") || (key1 === "name")) || (key1 === "birthDate")) || (key1 === "gender")) || (key1 === "address")) || (key1 === "id"))){
(vErrors ??= []).push({instancePath:instancePath+"/subscriber",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data16.person !== undefined){
if(!(obj1(data16.person, {instancePath:instancePath+"/subscriber/person",parentData:data16,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data16.name !== undefined){
let data18 = data16.name;
if(typeof data18 === "string"){
if(func1(data18) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data16.birthDate !== undefined){
let data19 = data16.birthDate;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/birthDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/birthDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data16.gender !== undefined){
if(!(obj8.includes(data16.gender))){
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/gender",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data16.address !== undefined){
if(!(obj10(data16.address, {instancePath:instancePath+"/subscriber/address",parentData:data16,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data16.id !== undefined){
let data22 = data16.id;
if(typeof data22 === "string"){
if(func1(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/id",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subscriber/id",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subscriber",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.period !== undefined){
if(!(obj11(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.programs !== undefined){
let data24 = data.programs;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data24[i1], {instancePath:instancePath+"/programs/" + i1,parentData:data24,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.eligibility !== undefined){
let data26 = data.eligibility;
if(Array.isArray(data26)){
if(data26.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.checkedAt === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2,keyword:"required",params:{missingProperty: "checkedAt"}});errors++;
}
if(data27.result === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2,keyword:"required",params:{missingProperty: "result"}});errors++;
}
for(const key2 in data27){
if(!((((key2 === "checkedAt") || (key2 === "result")) || (key2 === "source")) || (key2 === "response"))){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data27.checkedAt !== undefined){
let data28 = data27.checkedAt;
if(typeof data28 === "string"){
if(!(formats2.validate(data28))){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2+"/checkedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2+"/checkedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data27.result !== undefined){
if(!(obj13.includes(data27.result))){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2+"/result",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data27.source !== undefined){
let data30 = data27.source;
if(typeof data30 === "string"){
if(func1(data30) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2+"/source",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2+"/source",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data27.response !== undefined){
if(!(obj1(data27.response, {instancePath:instancePath+"/eligibility/" + i2+"/response",parentData:data27,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eligibility/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eligibility",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.cards !== undefined){
let data32 = data.cards;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key3 in data32){
if(!((key3 === "front") || (key3 === "back"))){
(vErrors ??= []).push({instancePath:instancePath+"/cards",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data32.front !== undefined){
if(!(obj1(data32.front, {instancePath:instancePath+"/cards/front",parentData:data32,parentDataProperty:"front",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data32.back !== undefined){
if(!(obj1(data32.back, {instancePath:instancePath+"/cards/back",parentData:data32,parentDataProperty:"back",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cards",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.copay !== undefined){
if(!(obj18(data.copay, {instancePath:instancePath+"/copay",parentData:data,parentDataProperty:"copay",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
if(data.authorizations !== undefined){
let data36 = data.authorizations;
if(Array.isArray(data36)){
if(data36.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/authorizations",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len3 = data36.length;
for(let i3=0; i3<len3; i3++){
if(!(obj19(data36[i3], {instancePath:instancePath+"/authorizations/" + i3,parentData:data36,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj19.errors : vErrors.concat(obj19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorizations",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
