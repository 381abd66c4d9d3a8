// Generated from schemas/resources/organization.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj3 } from './shared/reference.js'
import { validate as obj4 } from './shared/contact-point.js'
import { validate as obj5 } from './shared/address.js'
import { validate as obj9 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Organization"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"kind":{"enum":["Payer","Facility","Agency","School","Court","Employer","Pharmacy","Laboratory","ReferralSource","Vendor","Other"]},"active":{"type":"boolean"},"payerId":{"type":"string","maxLength":20},"npi":{"type":"string","pattern":"^\\d{10}$"},"taxId":{"type":"string","maxLength":20},"partOf":{"x-shared":"generated/validators/shared/reference.js"},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"addresses":{"type":"array","items":{"x-shared":"generated/validators/shared/address.js"}},"directAddress":{"type":"string","maxLength":254},"faxNumber":{"type":"string","maxLength":40},"authorizationRequired":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"coveredServices":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"service":{"x-shared":"generated/validators/shared/reference.js"},"from":{"type":"string","format":"date"},"to":{"type":"string","format":"date"}},"required":["service"]}},"timelyFilingDays":{"type":"integer","minimum":1,"maximum":730},"part2Program":{"type":"boolean"},"notes":{"type":"string","maxLength":20000}},"required":["name","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Payer","Facility","Agency","School","Court","Employer","Pharmacy","Laboratory","ReferralSource","Vendor","Other"];
const pattern0 = new RegExp("^\\d{10}$", "u");
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
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
if("Organization" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Organization"}});errors++;
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
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.payerId !== undefined){
let data10 = data.payerId;
if(typeof data10 === "string"){
if(func1(data10) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/payerId",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payerId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.npi !== undefined){
let data11 = data.npi;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/npi",keyword:"pattern",params:{pattern: "^\\d{10}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/npi",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.taxId !== undefined){
let data12 = data.taxId;
if(typeof data12 === "string"){
if(func1(data12) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/taxId",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taxId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.partOf !== undefined){
if(!(obj3(data.partOf, {instancePath:instancePath+"/partOf",parentData:data,parentDataProperty:"partOf",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.contacts !== undefined){
let data14 = data.contacts;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4(data14[i1], {instancePath:instancePath+"/contacts/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addresses !== undefined){
let data16 = data.addresses;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data16[i2], {instancePath:instancePath+"/addresses/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.directAddress !== undefined){
let data18 = data.directAddress;
if(typeof data18 === "string"){
if(func1(data18) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/directAddress",keyword:"maxLength",params:{limit: 254}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/directAddress",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.faxNumber !== undefined){
let data19 = data.faxNumber;
if(typeof data19 === "string"){
if(func1(data19) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/faxNumber",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/faxNumber",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.authorizationRequired !== undefined){
let data20 = data.authorizationRequired;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(!(obj3(data20[i3], {instancePath:instancePath+"/authorizationRequired/" + i3,parentData:data20,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorizationRequired",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.coveredServices !== undefined){
let data22 = data.coveredServices;
if(Array.isArray(data22)){
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.service === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4,keyword:"required",params:{missingProperty: "service"}});errors++;
}
for(const key1 in data23){
if(!(((key1 === "service") || (key1 === "from")) || (key1 === "to"))){
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data23.service !== undefined){
if(!(obj3(data23.service, {instancePath:instancePath+"/coveredServices/" + i4+"/service",parentData:data23,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data23.from !== undefined){
let data25 = data23.from;
if(typeof data25 === "string"){
if(!(formats0.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4+"/from",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data23.to !== undefined){
let data26 = data23.to;
if(typeof data26 === "string"){
if(!(formats0.validate(data26))){
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4+"/to",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4+"/to",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.timelyFilingDays !== undefined){
let data27 = data.timelyFilingDays;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/timelyFilingDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data27 == "number"){
if(data27 > 730 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/timelyFilingDays",keyword:"maximum",params:{comparison: "<=", limit: 730}});errors++;
}
if(data27 < 1 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/timelyFilingDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.part2Program !== undefined){
if(typeof data.part2Program !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/part2Program",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.notes !== undefined){
let data29 = data.notes;
if(typeof data29 === "string"){
if(func1(data29) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Organization"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"kind":{"enum":["Payer","Facility","Agency","School","Court","Employer","Pharmacy","Laboratory","ReferralSource","Vendor","Other"]},"active":{"type":"boolean"},"payerId":{"type":"string","maxLength":20},"npi":{"type":"string","pattern":"^\\d{10}$"},"taxId":{"type":"string","maxLength":20},"partOf":{"x-shared":"generated/validators/shared/reference.js"},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"addresses":{"type":"array","items":{"x-shared":"generated/validators/shared/address.js"}},"directAddress":{"type":"string","maxLength":254},"faxNumber":{"type":"string","maxLength":40},"authorizationRequired":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"coveredServices":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"service":{"x-shared":"generated/validators/shared/reference.js"},"from":{"type":"string","format":"date"},"to":{"type":"string","format":"date"}},"required":["service"]}},"timelyFilingDays":{"type":"integer","minimum":1,"maximum":730},"part2Program":{"type":"boolean"},"notes":{"type":"string","maxLength":20000}},"required":["id","resourceType","partition","display","meta","name","kind","active","part2Program"]};
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"}});errors++;
}
if(data.part2Program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "part2Program"}});errors++;
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
if("Organization" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Organization"}});errors++;
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
if(!(obj9(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.payerId !== undefined){
let data10 = data.payerId;
if(typeof data10 === "string"){
if(func1(data10) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/payerId",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payerId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.npi !== undefined){
let data11 = data.npi;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/npi",keyword:"pattern",params:{pattern: "^\\d{10}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/npi",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.taxId !== undefined){
let data12 = data.taxId;
if(typeof data12 === "string"){
if(func1(data12) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/taxId",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taxId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.partOf !== undefined){
if(!(obj3(data.partOf, {instancePath:instancePath+"/partOf",parentData:data,parentDataProperty:"partOf",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.contacts !== undefined){
let data14 = data.contacts;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4(data14[i1], {instancePath:instancePath+"/contacts/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addresses !== undefined){
let data16 = data.addresses;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data16[i2], {instancePath:instancePath+"/addresses/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.directAddress !== undefined){
let data18 = data.directAddress;
if(typeof data18 === "string"){
if(func1(data18) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/directAddress",keyword:"maxLength",params:{limit: 254}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/directAddress",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.faxNumber !== undefined){
let data19 = data.faxNumber;
if(typeof data19 === "string"){
if(func1(data19) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/faxNumber",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/faxNumber",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.authorizationRequired !== undefined){
let data20 = data.authorizationRequired;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(!(obj3(data20[i3], {instancePath:instancePath+"/authorizationRequired/" + i3,parentData:data20,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorizationRequired",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.coveredServices !== undefined){
let data22 = data.coveredServices;
if(Array.isArray(data22)){
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.service === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4,keyword:"required",params:{missingProperty: "service"}});errors++;
}
for(const key1 in data23){
if(!(((key1 === "service") || (key1 === "from")) || (key1 === "to"))){
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data23.service !== undefined){
if(!(obj3(data23.service, {instancePath:instancePath+"/coveredServices/" + i4+"/service",parentData:data23,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data23.from !== undefined){
let data25 = data23.from;
if(typeof data25 === "string"){
if(!(formats0.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4+"/from",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data23.to !== undefined){
let data26 = data23.to;
if(typeof data26 === "string"){
if(!(formats0.validate(data26))){
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4+"/to",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4+"/to",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coveredServices",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.timelyFilingDays !== undefined){
let data27 = data.timelyFilingDays;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/timelyFilingDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data27 == "number"){
if(data27 > 730 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/timelyFilingDays",keyword:"maximum",params:{comparison: "<=", limit: 730}});errors++;
}
if(data27 < 1 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/timelyFilingDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.part2Program !== undefined){
if(typeof data.part2Program !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/part2Program",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.notes !== undefined){
let data29 = data.notes;
if(typeof data29 === "string"){
if(func1(data29) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
